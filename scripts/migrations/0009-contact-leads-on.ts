import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const introduced: readonly NewFields[] = [
  {
    type: 'contactPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Not ready to write?',
        text: 'Read what stands today, what is planned, and what is still undecided.',
        button: { _type: 'link', label: 'Data Security', href: '/data-security' },
      },
    },
  },
];

export const migration: ContentMigration = {
  description:
    'The contact page ends with an invitation: a page that is older than this field gets its words.',
  documentTypes: ['contactPage'],
  up: { document: (document) => fillMissing(document, introduced) },
  down: 'restore',
};
