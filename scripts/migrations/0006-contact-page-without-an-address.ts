import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const introduced: readonly NewFields[] = [
  {
    type: 'contactPage',
    fields: {
      noAddressNote:
        'This website has no address of its own yet. If somebody sent you its password, answer that person: they can reach the people behind {product}.',
    },
  },
];

export const migration: ContentMigration = {
  description:
    'While Site settings has neither an email address nor a link for scheduling, the contact page says how to reach you otherwise: a page that is older than this field gets its words.',
  documentTypes: ['contactPage'],
  up: { document: (document) => fillMissing(document, introduced) },
  down: 'restore',
};
