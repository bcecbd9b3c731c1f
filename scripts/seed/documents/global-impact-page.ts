import type { GlobalImpactPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const globalImpactPage: Seed<GlobalImpactPage> = {
  _id: 'globalImpactPage',
  _type: 'globalImpactPage',
  heading: 'Global Impact',
  intro:
    'Millions of organizations hold communities together, most of them small and short of hours. The paperwork differs from country to country.\n\nThe agents prepare it by the rules and in the language of each place, and a person there approves it. {product} is made for all these organizations, from a food pantry in Ohio to a village committee in Nepal.',
  regionsHeading: 'Six regions, one shortage of hours',
  claimsHeading: 'Reach',
  claims: makeObjects('statistic', 'claim', [
    { value: '9 to 10', label: 'million organizations it is made for' },
    { value: '190+', label: 'countries where they work' },
    { value: '50+', label: 'languages' },
    { value: '24/7', label: 'in every time zone' },
  ]),
  callToAction: makeObject('callToAction', {
    heading: 'Do you work somewhere we should know?',
    text: 'Which rules, languages and internet connections do you live with? Your answer tells us what the agents need to learn next.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'Global Impact: Six Regions, One Mission',
    shortName: 'Global Impact',
    description:
      'From North America to Oceania, mission-driven organizations are short of the same thing: hours. What {product} does for them, region by region.',
  }),
};
