import { at, set } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** The shape of the documents before, as far as it matters here. */
type Before = { _type: string; callToAction?: { button?: { label?: string; href?: string } } };

export const migration: ContentMigration = {
  description:
    'The eight faces at the end of the Connected Agents page are its invitation. What was a button below them is a link for those who choose none, and says so where nobody changed its words.',
  documentTypes: ['connectedAgentsPage'],
  up: {
    document(document) {
      const { callToAction }: Before = document;
      const { label, href } = callToAction?.button ?? {};
      const isOfTheSeed = label === 'Talk With Us' && href === '/contact';
      return isOfTheSeed ? [at('callToAction.button.label', set('Not sure? Just write to us'))] : [];
    },
  },
  down: 'restore',
};
