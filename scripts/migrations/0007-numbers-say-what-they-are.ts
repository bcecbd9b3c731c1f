import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const introduced: readonly NewFields[] = [
  { type: 'platform', fields: { claimsLabel: 'Target' } },
  { type: 'globalImpactPage', fields: { claimsHeading: 'The size of the field' } },
];

export const migration: ContentMigration = {
  description:
    'The numbers of the platform are called targets, and those of the Global Impact page the size of the field: content that is older than these words gets them.',
  documentTypes: ['platform', 'globalImpactPage'],
  up: { document: (document) => fillMissing(document, introduced) },
  down: 'restore',
};
