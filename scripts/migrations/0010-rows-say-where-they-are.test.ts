import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0010-rows-say-where-they-are.ts';

const settings = (fields: object = {}) => [{ _id: 'siteSettings', _type: 'siteSettings', ...fields }];

test('adds the word between the numbers to older site settings, and down removes it', async () => {
  const { after, restored } = await migrateDocuments(migration, settings());
  expect(after).toEqual(settings({ rowPositionWord: 'of' }));
  expect(restored).toEqual(settings());
});

test('keeps a word that an editor wrote', async () => {
  const before = settings({ rowPositionWord: 'von' });
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
