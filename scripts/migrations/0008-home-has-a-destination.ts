import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const homePage: NewFields = {
  type: 'homePage',
  fields: {
    heroText:
      '{product} is the concept of eight AI agents for the office work of small nonprofits. There is nothing to buy yet.',
    heroButton: { _type: 'link', label: 'Find Your Challenge', href: '/need-impact-agents' },
    heroDoor: { _type: 'link', label: 'About {product}', href: '/about' },
    agentsLinkText: 'See {agent}’s work',
    callToAction: {
      _type: 'callToAction',
      heading: 'What keeps you from your mission?',
      text: 'Tell us about one task that eats your week. {product} is a concept, so your answer can still change what is built first.',
      button: { _type: 'link', label: 'Write to Us', href: '/contact' },
    },
  },
};

/** By the agent's address. */
const cardTexts: Readonly<Record<string, string>> = {
  tara: 'Reconciles the books every month and sorts each gift by its restriction.',
  coleman: 'Keeps one calendar of every filing, policy and grant condition, with the evidence for each date.',
  monet: 'Shows who gave, who was thanked, and which donor to call this morning.',
  preston:
    'Joins intake, waitlists, schedules and case notes, so that a week can be seen while it can be changed.',
  diana: 'Turns case notes, sign-in sheets and gift records into one set of numbers that all can trust.',
  neo: 'Collects ideas, runs pilots you can afford, and lets evidence decide which of them grow.',
  huma: 'Helps you hire with care, pay within the law and keep good staff and volunteers.',
  ernesto: 'Keeps one voice toward board, partners, press and lawmakers, and the promises made to them.',
};

export const migration: ContentMigration = {
  description:
    'The home page says what the product is, has a button, a door and an invitation, and each agent’s card says one sentence. Content that is older than these fields gets their words.',
  documentTypes: ['homePage', 'agent'],
  up: {
    document(document) {
      const { slug }: { _type: string; slug?: { current?: string } } = document;
      const cardText = cardTexts[slug?.current ?? ''];
      return fillMissing(
        document,
        cardText ? [homePage, { type: 'agent', fields: { cardText } }] : [homePage],
      );
    },
  },
  down: 'restore',
};
