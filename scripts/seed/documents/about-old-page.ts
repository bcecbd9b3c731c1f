import type { AboutOldPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

/** The former design of the about page: the same text in another order, with a plain layout. */
export const aboutOldPage: Seed<AboutOldPage> = {
  _id: 'aboutOldPage',
  _type: 'aboutOldPage',
  heading: 'About {product}',
  intro:
    'Organizations that change lives deserve better than unpaid evenings. {product} gives even the smallest of them the back office it has no money to hire.\n\nThis is the text of the About page once more, in one column without drawings: for reading through, and for printing.',
  callToAction: makeObject('callToAction', {
    heading: 'Would you like to know more?',
    text: 'Write to us, or meet the agents one by one.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  sections: makeObjects('platformSection', 'section', [
    { section: 'genesis', heading: 'How it began', layout: 'column' },
    { section: 'solution', heading: 'What it is for', layout: 'column' },
    { section: 'agents', heading: 'Eight agents', layout: 'list' },
    { section: 'pillars', heading: 'Ten pillars', layout: 'list' },
    { section: 'orchestration', heading: 'How they play together', layout: 'column' },
    { section: 'keyFeatures', heading: 'What it offers', layout: 'list' },
    { section: 'dataIntegrationInterface', heading: 'Where its data comes from', layout: 'column' },
    { section: 'governanceModule', heading: 'Who stays in control', layout: 'column' },
    { section: 'missionIq', heading: 'How success is measured', layout: 'column' },
    { section: 'marketImpact', heading: 'What it changes', layout: 'column' },
  ]),
  seo: makeObject('seo', {
    title: 'About {product}: How It Began',
    shortName: 'About, the older page',
    description:
      'About {product}: how it began, what it is for, its eight agents and ten AI pillars, and who stays in control of them.',
  }),
};
