import { agentCategories } from '../../../schemas/agent-domains.ts';
import type { Capability, HomePage } from '../../../web/content/sanity.types.ts';
import { object, objects, type Seed } from './document.ts';

/** Six capabilities, spec section 1. */
const capabilities: Omit<Capability, '_type'>[] = [
  {
    title: 'Workflow Automation',
    icon: 'automation',
    description:
      'Recurring work such as month-end closes, renewals, reminders and reports moves from step to step by itself, and stops wherever a person must decide.',
  },
  {
    title: 'Collaboration',
    icon: 'collaboration',
    description:
      'Agents hand work to each other with its context, so that a grant award reaches finance, programs and compliance on the same day.',
  },
  {
    title: 'Training',
    icon: 'training',
    description:
      'New staff, volunteers and board members learn the work from short lessons built on your own procedures rather than on a generic course.',
  },
  {
    title: 'Communication',
    icon: 'communication',
    description:
      'Letters, briefings and updates are drafted in one voice for donors, funders, partners and the board, and wait for the person who signs.',
  },
  {
    title: 'Monitoring',
    icon: 'monitoring',
    description:
      'Deadlines, cash, caseloads and data quality are watched around the clock, and you hear about a change while there is time to act on it.',
  },
  {
    title: 'Security',
    icon: 'security',
    description:
      'Access follows the role of each person, every action is logged, and what clients tell you in confidence stays private.',
  },
];

const nexus = object('nexusSection', {
  heading: 'Operations Nexus',
  intro:
    'The eight agents are planned to meet in one place, the shared ground of {product}. They share what permissions allow, and people see what was shared.',
  capabilities: objects('capability', 'capability', capabilities),
});

const notSection = object('notSection', {
  heading: 'What {product} is not',
  intro: 'You have heard promises about technology before. Here is where ours end.',
  items: objects('notItem', 'not', [
    {
      title: 'Not a chatbot',
      text: 'A chatbot waits for a question. {product} carries a piece of work from its first step to the point where a person approves it.',
    },
    {
      title: 'Not a replacement for your people',
      text: 'The agents take over paperwork, not relationships. Hiring, care, giving and judgment stay with people.',
    },
    {
      title: 'Not one more system to feed',
      text: 'Your staff keep the tools they know. {product} reads from them instead of asking for everything to be typed again.',
    },
    {
      title: 'Not a black box',
      text: 'Every figure, draft and suggestion shows its source and its reasons, so that a board or an auditor can follow it.',
    },
    {
      title: 'Not your accountant, auditor or lawyer',
      text: '{product} gathers the papers they ask for and keeps the evidence. It does not sign, certify or give advice in their place.',
    },
    {
      title: 'Not finished',
      text: 'You cannot buy {product} today. This site describes what is planned, and we would rather say so now than surprise you later.',
    },
  ]),
});

/** The sixth statistic is the spec's 'infinite hours regained'. */
const statistics = objects('statistic', 'number', [
  { value: '10', label: 'AI pillars' },
  { value: '8', label: 'AI agents' },
  { value: '24/7', label: 'planned to be at work for your mission' },
  { value: '100%', label: 'planned for mission-driven organizations' },
  { value: '1st', label: 'Poly-AI system planned for nonprofits' },
  { value: '∞', label: 'hours meant to be regained' },
]);

export const homePage: Seed<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  // Verbatim from spec section 1.
  heroHeadline:
    'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
  heroText:
    '{product} is the concept of eight AI agents for the office work of small nonprofits. There is nothing to buy yet.',
  heroButton: object('link', { label: 'Find Your Challenge', href: '/need-impact-agents' }),
  heroDoor: object('link', { label: 'About {product}', href: '/about' }),
  logoAlt: 'A building that stands on ten pillars',
  // The site shows its own drawings until an editor adds a picture to an entry.
  heroImages: objects(
    'categoryImage',
    'category',
    agentCategories.map(({ value, title }) => ({ category: value, label: title })),
  ),
  agentsHeading: 'Meet the eight planned agents',
  agentsIntro:
    'Each agent takes one part of the work that keeps a mission running. They share what each may know and leave every decision to you. Their names, faces and voices are invented.',
  agentsButtonLabel: 'My Intelligence',
  agentsLinkText: 'See {agent}’s work',
  introductions: object('introductionWords', {
    invitation: 'Let the agents introduce themselves.',
    alone: 'Hear it from {agent}.',
    starting: '{agent} will speak in a moment.',
    speaking: '{agent} is speaking',
    next: 'Next: {agent}',
    soundOff: 'Sound is off. Press Unmute to listen.',
    failed: '{agent}’s video cannot be played. Read it on this page.',
    finished: 'All the agents have introduced themselves.',
    transcript: 'Read what {agent} says (face and voice are invented)',
    transcripts: 'Read what all of them say',
  }),
  nexus,
  notSection,
  statisticsHeading: 'The plan in numbers',
  statistics,
  disclaimer: object('textSection', {
    heading: 'In conceptual development',
    text: '{product} is in conceptual development, and the capabilities described on this site are planned. They show what we intend to build, and they may change as the work goes on.\n\n{product} is being built by a CPA together with subject-matter experts from the fields that the agents are meant to serve.',
  }),
  callToAction: object('callToAction', {
    heading: 'What keeps you from your mission?',
    text: 'Tell us about one task that eats your week. {product} is a concept, so your answer can still change what is built first.',
    button: object('link', { label: 'Write to Us', href: '/contact' }),
  }),
  seo: object('seo', {
    title: '{product}: AI Agents for Mission-Driven Organizations',
    shortName: 'Home',
    description:
      'Eight AI agents planned for small nonprofits: books, compliance, fundraising, programs, data, people, partners and new ideas, with people in charge.',
  }),
};
