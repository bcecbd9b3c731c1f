import type { Capability, HomePage } from '../../../content/sanity.types.ts';
import { agentCategories } from '../../../schemas/agent-domains.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';
import { grant } from './grant.ts';

/** Six capabilities. */
const capabilities: Omit<Capability, '_type'>[] = [
  {
    title: 'Workflow Automation',
    icon: 'automation',
    description:
      'The agents move recurring work, such as month-end closes, renewals, reminders and reports, from step to step. They stop wherever a person must decide.',
  },
  {
    title: 'Collaboration',
    icon: 'collaboration',
    description:
      'The agents hand work to each other with its context, so that a grant award reaches finance, programs and compliance on the same day.',
  },
  {
    title: 'Training',
    icon: 'training',
    description:
      'New staff, volunteers and board members learn the work from short lessons that the agents build on your own procedures.',
  },
  {
    title: 'Communication',
    icon: 'communication',
    description:
      'The agents draft letters, briefings and updates in one voice for donors, funders, partners and the board. Each draft waits for the person who signs it.',
  },
  {
    title: 'Monitoring',
    icon: 'monitoring',
    description:
      'The agents watch deadlines, cash, caseloads and data quality around the clock. You hear about a change while there is time to act on it.',
  },
  {
    title: 'Security',
    icon: 'security',
    description:
      'Each person sees what the role allows, {product} logs every action of an agent, and what clients tell you in confidence stays with the people they told.',
  },
];

const nexus = makeObject('nexusSection', {
  heading: 'Operations Nexus',
  intro:
    'The eight agents of {product} work in one place. They share what your permissions allow, and you see what they shared.',
  capabilities: makeObjects('capability', 'capability', capabilities),
});

const notSection = makeObject('notSection', {
  heading: 'What {product} is not',
  intro: 'You have heard promises about technology before. Here is where ours end.',
  items: makeObjects('notItem', 'not', [
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
      text: 'Your staff keep the tools they know. {product} reads from them, so that nobody types everything again.',
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
      title: 'Not made for the largest first',
      text: 'Hospitals and universities have departments for this work. {product} is made first for organizations with under $500,000 a year.',
    },
  ]),
});

/** The sixth statistic is the owner's 'infinite hours regained'. */
const statistics = makeObjects('statistic', 'number', [
  { value: '10', label: 'AI pillars' },
  { value: '8', label: 'AI agents' },
  { value: '24/7', label: 'the agents’ hours' },
  { value: '100%', label: 'for mission-driven organizations' },
  { value: '1st', label: 'Poly-AI system for nonprofits' },
  { value: '∞', label: 'hours regained' },
]);

export const homePage: Seed<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  // The owner's words, verbatim.
  heroHeadline:
    'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
  heroText:
    'We are building eight AI agents for the office work of nonprofits under $500,000 a year: books, filings, grants, donors, schedules and data. Your people approve it.',
  heroButton: makeObject('link', { label: 'Find Your Challenge', href: '/need-impact-agents' }),
  heroLink: makeObject('link', { label: 'Follow one grant', href: '#grant' }),
  heroDoor: makeObject('link', { label: 'About {product}', href: '/about' }),
  logoAlt: 'A building that stands on ten pillars',
  // The site shows its own drawings until an editor adds a picture to an entry.
  heroImages: makeObjects(
    'categoryImage',
    'category',
    agentCategories.map(({ value, title }) => ({ category: value, label: title })),
  ),
  agentsHeading: 'Meet the eight agents',
  agentsIntro:
    'Each agent takes one part of the work that keeps a mission running, and leaves the decisions to you. We invented their names, faces and voices, and the examples of their work.',
  agentsButtonLabel: 'My Intelligence',
  agentsLinkText: 'See {agent}’s work',
  introductions: makeObject('introductionWords', {
    play: 'Play {agent}’s introduction',
    invitation: 'Let the agents introduce themselves.',
    alone: 'Hear it from {agent}.',
    starting: '{agent} will speak in a moment.',
    speaking: '{agent} is speaking',
    next: 'Next: {agent}',
    soundOff: 'Sound is off. Press Unmute to listen.',
    failed: '{agent}’s video cannot be played. Read it on this page.',
    failedSeveral: '{agent}’s videos cannot be played. Read them on this page.',
    finished: 'All the agents have introduced themselves.',
    transcript: 'Read what {agent} says (face and voice are invented)',
    transcripts: 'Read what all of them say',
  }),
  nexus,
  grant,
  notSection,
  statisticsHeading: '{product} in numbers',
  statistics,
  disclaimer: makeObject('textSection', {
    heading: 'In conceptual development',
    text: '{product} is in conceptual development, and the capabilities described on this site are planned. They may change as the work goes on. You cannot buy {product} yet, and we have set no price and no date.\n\n{product} is built by a CPA together with subject-matter experts from the fields in which the agents work.',
  }),
  callToAction: makeObject('callToAction', {
    heading: 'What keeps you from your mission?',
    text: 'Tell us about the one task that eats your week. Your answer helps us decide what to build first.',
    button: makeObject('link', { label: 'Write to Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: '{product}: AI Agents for Mission-Driven Organizations',
    shortName: 'Home',
    description:
      'Eight AI agents for small nonprofits: books, compliance, fundraising, programs, data, people, partners and new ideas, with your people in charge.',
  }),
};
