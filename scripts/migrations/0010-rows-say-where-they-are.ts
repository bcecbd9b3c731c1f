import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing } from '../migrate/fill-missing.ts';

export const migration: ContentMigration = {
  description:
    'A row that is pushed sideways says ‘1 of 10’: older site settings get the word between the numbers.',
  documentTypes: ['siteSettings'],
  up: {
    document: (document) =>
      fillMissing(document, [{ type: 'siteSettings', fields: { rowPositionWord: 'of' } }]),
  },
  down: 'restore',
};
