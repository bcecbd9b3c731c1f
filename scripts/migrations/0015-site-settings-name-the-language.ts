import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing } from '../migrate/fill-missing.ts';

export const migration: ContentMigration = {
  description: 'The language of the site is a field of Site settings: older ones get English.',
  documentTypes: ['siteSettings'],
  up: {
    document: (document) => fillMissing(document, [{ type: 'siteSettings', fields: { language: 'en' } }]),
  },
  down: 'restore',
};
