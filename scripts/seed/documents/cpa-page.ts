import type { CpaPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

/** The nine traits of the CPA/SME change agents: what the experts teach the agents. */
const cpaTraits: { title: string; text: string }[] = [
  {
    title: 'Knows the rule and its reason',
    text: 'A change agent can say what a standard asks for and which harm it prevents. The agents give both, because people follow rules they understand.',
  },
  {
    title: 'Has done the job by hand',
    text: 'Whoever has entered receipts at nine in the evening knows which step can go. People who have done the work help plan each agent.',
  },
  {
    title: 'Doubts a tidy number',
    text: 'Skepticism is a professional habit: look again when a figure is too round or too convenient. It is part of every check.',
  },
  {
    title: 'Keeps a confidence',
    text: 'Accountants and social workers both carry what others have told them. {product} inherits that duty and asks first who needs to know.',
  },
  {
    title: 'Speaks plainly',
    text: 'An expert who cannot explain net assets to a new trustee is little help at a board meeting. Readers from other fields try out what the agents say.',
  },
  {
    title: 'Signs with a name',
    text: 'A CPA puts a license behind an opinion. For the same reason, approval stays with a person whose name is on the record.',
  },
  {
    title: 'Stays independent',
    text: 'Advice is worth most when nothing is sold along with it. Suggestions carry no commission, and “leave it as it is” is an allowed answer.',
  },
  {
    title: 'Never stops studying',
    text: 'Forms, standards and funder terms change every year. Experts review what each agent knows on a set schedule and retire what is out of date.',
  },
  {
    title: 'Puts the mission first',
    text: 'The books serve the work. Before adding a control, a change agent asks what it costs the people who are served.',
  },
];

export const cpaPage: Seed<CpaPage> = {
  _id: 'cpaPage',
  _type: 'cpaPage',
  heading: 'CPA/SME Change Agents',
  statement: '{product} is built by a CPA together with subject-matter experts.',
  intro:
    'A CPA knows the books and the rules behind them; subject-matter experts know the fields in which the eight agents work. We look for more of both: people who have closed nonprofit books, sat through monitoring visits or written the grant report at midnight. They know which rule matters, which shortcut is safe, and where a machine must stop and ask.\n\nThe judgment of the AI agents starts with people like these.',
  traitsHeading: 'What makes a change agent',
  traits: makeObjects('titledText', 'trait', cpaTraits),
  traitsTotal: 'Carried forward to eight agents',
  callToAction: makeObject('callToAction', {
    heading: 'Bring your expertise',
    text: 'If you know a corner of nonprofit work better than most, we want to learn from you.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'CPA/SME Change Agents: The People Behind It',
    shortName: 'CPA/SME Change Agents',
    description:
      'A CPA and subject-matter experts build {product}. Read what such people bring to the design of its eight agents.',
  }),
};
