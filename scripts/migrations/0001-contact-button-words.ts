import { at, type NodePatch, patch, setIfMissing, unset } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** The contact page as it was. */
type Before = { _type: string; consultationButton?: { label?: string; href?: string } };

/** What the seed wrote, for somebody to replace. */
const PLACEHOLDER = /replace-this@/;

const settingsIds = ['siteSettings', 'drafts.siteSettings'];

export const migration: ContentMigration = {
  description:
    'The button of the contact page was one field of words and address. Its words become “Words on the large button”; its address, unless it is a placeholder, moves to “Link for scheduling” in Site settings.',
  documentTypes: ['contactPage'],
  up: {
    async document(document, { filtered }) {
      const { consultationButton }: Before = document;
      if (!consultationButton) return [];
      const { label, href } = consultationButton;
      const words: NodePatch[] = label ? [at('consultationLabel', setIfMissing(label))] : [];
      const settings = href && !PLACEHOLDER.test(href) ? await filtered.getDocuments(settingsIds) : [];
      return [
        patch(document._id, [...words, at('consultationButton', unset())]),
        ...settings.map(({ _id }) => patch(_id, at('schedulingLink', setIfMissing(href)))),
      ];
    },
  },
  down: 'restore',
};
