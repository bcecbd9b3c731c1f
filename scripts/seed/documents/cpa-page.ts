import type { CpaPage } from '../../../content/sanity.types.ts';
import { cpaTraits } from '../copy/cpa-traits.ts';
import { object, objects, type Seed } from './document.ts';

export const cpaPage: Seed<CpaPage> = {
  _id: 'cpaPage',
  _type: 'cpaPage',
  heading: 'CPA/SME Change Agents',
  statement: '{product} is built by a CPA together with subject-matter experts.',
  intro:
    'A CPA knows the books and the rules behind them; subject-matter experts know the fields in which the eight agents work. We look for more of both: people who have closed nonprofit books, sat through monitoring visits or written the grant report at midnight. They know which rule matters, which shortcut is safe, and where a machine must stop and ask.\n\nThe judgment of the AI agents starts with people like these.',
  traitsHeading: 'What makes a change agent',
  traits: objects('titledText', 'trait', cpaTraits),
  traitsTotal: 'Carried forward to eight agents',
  callToAction: object('callToAction', {
    heading: 'Bring your expertise',
    text: 'If you know a corner of nonprofit work better than most, we want to learn from you.',
    button: object('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: object('seo', {
    title: 'CPA/SME Change Agents: The People Behind It',
    shortName: 'CPA/SME Change Agents',
    description:
      'A CPA and subject-matter experts build {product}. Read what such people bring to the design of its eight agents.',
  }),
};
