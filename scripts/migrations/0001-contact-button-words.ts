import { at, setIfMissing, unset } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/migration.ts';

/** The contact page as it was, as far as it matters here: later versions of the schema must not change it. */
type Before = { _type: string; consultationButton?: { label?: string } };

export const migration: ContentMigration = {
  description:
    'The words on the large button of the contact page were part of a button, and are a field of their own. A page without such words gets those that the site began with.',
  documentTypes: ['contactPage'],
  up: {
    document(document) {
      const { consultationButton }: Before = document;
      const words = consultationButton?.label;
      return words === undefined
        ? [at('consultationLabel', setIfMissing('Schedule Consultation'))]
        : [at('consultationLabel', setIfMissing(words)), at('consultationButton.label', unset())];
    },
  },
  down: 'restore',
};
