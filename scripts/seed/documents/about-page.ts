import type { AboutPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const aboutPage: Seed<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  heading: 'One platform for the whole mission',
  intro:
    '{product} is an intelligence system for mission-driven organizations, made first for those with less than $500,000 in annual revenue. Eight agents prepare the work, with ten AI pillars behind them, and people keep every decision.',
  callToAction: makeObject('callToAction', {
    heading: 'Help us build it for you',
    text: 'Tell us how your office works. Your answer helps us decide what to build first.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  sections: makeObjects('platformSection', 'section', [
    { section: 'orchestration', heading: 'Orchestration', layout: 'split' },
    { section: 'keyFeatures', heading: 'Key features', layout: 'cards' },
    { section: 'genesis', heading: 'Genesis', layout: 'column' },
    { section: 'solution', heading: 'The solution', layout: 'split' },
    { section: 'agents', heading: 'The eight agents', layout: 'cards' },
    { section: 'pillars', heading: 'The ten pillars', layout: 'list' },
    { section: 'governanceModule', heading: 'Governance module', layout: 'split' },
    { section: 'dataIntegrationInterface', heading: 'Data integration interface', layout: 'split' },
    { section: 'missionIq', heading: 'Mission IQ', layout: 'split' },
    { section: 'marketImpact', heading: 'Market impact', layout: 'column' },
  ]),
  seo: makeObject('seo', {
    title: 'About {product}: One Platform for the Mission',
    shortName: 'About',
    description:
      'How {product} works: orchestration, governance, data integration, Mission IQ, eight agents and ten AI pillars for small nonprofits.',
  }),
};
