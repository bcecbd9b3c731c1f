import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0015-site-settings-name-the-language.ts';

const settings = (fields: object = {}) => [{ _id: 'siteSettings', _type: 'siteSettings', ...fields }];

test('adds English to older site settings, and down removes it', async () => {
  const { after, restored } = await migrateDocuments(migration, settings());
  expect(after).toEqual(settings({ language: 'en' }));
  expect(restored).toEqual(settings());
});

test('keeps the language that an editor chose', async () => {
  const before = settings({ language: 'es-MX' });
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
