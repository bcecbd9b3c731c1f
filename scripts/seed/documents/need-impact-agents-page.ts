import type { NeedImpactAgentsPage } from '../../../content/sanity.types.ts';
import { makeObject, type Seed } from './document.ts';

export const needImpactAgentsPage: Seed<NeedImpactAgentsPage> = {
  _id: 'needImpactAgentsPage',
  _type: 'needImpactAgentsPage',
  heading: 'Why Mission-Driven Organizations Need {product} Impact Agents',
  intro:
    'Most mission-driven organizations, MDOs for short, do the administrative work of a company with a fraction of its staff. Often the same person closes the books, writes the grant report and orders the printer paper.\n\nEach agent takes one field of that work, prepares it, watches it and keeps its evidence. Your hours can then go to the people you serve. The table pairs common challenges with the intelligence that answers them.',
  banner:
    'Every agent has a page. Visit each of the eight to see a piece of work, and where a person decides.',
  // The owner's words, verbatim.
  tableHeadings: makeObject('challengeTableHeadings', {
    issue: 'MDO Challenge',
    solution: 'Impact Agent’s Intelligence',
    agents: 'Impact Agent',
  }),
  groupLinkLabel: 'Write to us about these',
  connectedLinkLabel: 'See all eight in their ring',
  callToAction: makeObject('callToAction', {
    heading: 'Which row did you recognize?',
    text: 'Which challenge would you hand over first? Your answer helps us decide where to begin.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'Why Nonprofits Need {product} Impact Agents',
    shortName: 'Impact Agents',
    description:
      'Common challenges of mission-driven organizations, and the impact agent that answers each: finance, people, programs, donors and data.',
  }),
};
