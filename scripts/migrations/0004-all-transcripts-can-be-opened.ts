import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const introduced: readonly NewFields[] = [
  { type: 'homePage', fields: { 'introductions.transcripts': 'Read what all of them say' } },
];

export const migration: ContentMigration = {
  description:
    'The home page opens what its agents say as text, and the words that do so are a field: a page that is older than the field gets them.',
  documentTypes: ['homePage'],
  up: { document: (document) => fillMissing(document, introduced) },
  down: 'restore',
};
