import type { CpaPage } from '../../../web/content/sanity.types.ts';
import { cpaTraits } from '../copy/cpa-traits.ts';
import { object, objects, type Seed } from './document.ts';

export const cpaPage: Seed<CpaPage> = {
  _id: 'cpaPage',
  _type: 'cpaPage',
  heading: 'CPA/SME Change Agents',
  intro:
    '{product} is being built by a CPA together with subject-matter experts. We look for people who have closed nonprofit books, sat through monitoring visits, written the grant report at midnight and trained the volunteer who came back. They know which rule matters, which shortcut is safe, and where a machine must stop and ask.\n\nAn agent is only as good as the judgment it learned from. This is where that judgment comes from.',
  traitsHeading: 'What makes a change agent',
  traits: objects('titledText', 'trait', cpaTraits),
  callToAction: object('callToAction', {
    heading: 'Bring your expertise',
    text: 'If you know a corner of nonprofit work better than most, we would like to learn from you.',
    button: object('link', { label: 'Write to Us', href: '/contact' }),
  }),
  seo: object('seo', {
    title: 'CPA/SME Change Agents: The People Behind It',
    description:
      '{product} is being built by a CPA together with subject-matter experts. Read who they are and what they bring to the design of its eight agents.',
  }),
};
