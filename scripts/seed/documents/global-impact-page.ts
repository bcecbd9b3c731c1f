import type { GlobalImpactPage } from '../../../web/content/sanity.types.ts';
import { object, objects, type Seed } from './document.ts';

export const globalImpactPage: Seed<GlobalImpactPage> = {
  _id: 'globalImpactPage',
  _type: 'globalImpactPage',
  heading: 'Global Impact',
  intro:
    'Millions of organizations hold communities together, most of them small and nearly all of them short of hours. The paperwork differs from country to country. The plan begins with nonprofits in the United States and keeps the rest of the world in mind.\n\nThe numbers below are the size of that field, not the reach of {product}: it is at work in no country yet.',
  regionsHeading: 'Six regions, one shortage of hours',
  claimsHeading: 'The size of the field',
  // Spec section 2.
  claims: objects('statistic', 'claim', [
    { value: '9 to 10', label: 'million organizations' },
    { value: '190+', label: 'countries' },
    { value: '50+', label: 'languages' },
    { value: '24/7', label: 'in every time zone' },
  ]),
  callToAction: object('callToAction', {
    heading: 'Do you work somewhere we should know?',
    text: 'Which rules, languages and internet connections do you live with? The plan can still learn from them.',
    button: object('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: object('seo', {
    title: 'Global Impact: Six Regions, One Mission',
    shortName: 'Global Impact',
    description:
      'From North America to Oceania, mission-driven organizations are short of the same thing. How {product} is planned to serve them, region by region.',
  }),
};
