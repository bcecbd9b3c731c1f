import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0012-today-beside-planned.ts';

const page = (slug: string, fields: object = {}) => ({ _id: `legal-${slug}`, _type: 'legalPage', ...fields });

test('adds the table to an older data security page only, and down removes it', async () => {
  const before = [page('data-security'), page('privacy-policy'), { _id: 'platform', _type: 'platform' }];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    page('data-security', { comparison: expect.objectContaining({ today: 'Today' }) }),
    page('privacy-policy'),
    { _id: 'platform', _type: 'platform', personsHeading: 'The people who build {product}' },
  ]);
  expect(restored).toEqual(before);
});

test('keeps a table that an editor wrote', async () => {
  const before = [page('data-security', { comparison: { _type: 'todayAndPlanned', today: 'Now' } })];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
