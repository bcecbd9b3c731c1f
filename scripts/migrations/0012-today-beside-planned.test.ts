import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0012-today-beside-planned.ts';

const page = (slug: string, fields: object = {}) => ({ _id: `legal-${slug}`, _type: 'legalPage', ...fields });

test('an older page on data security gets the table, no other page does, and it gives it back', async () => {
  const before = [page('data-security'), page('privacy-policy'), { _id: 'platform', _type: 'platform' }];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    page('data-security', { comparison: expect.objectContaining({ today: 'Today' }) }),
    page('privacy-policy'),
    { _id: 'platform', _type: 'platform', personsHeading: 'The people who build {product}' },
  ]);
  expect(restored).toEqual(before);
});

test('a table that somebody wrote stays', async () => {
  const before = [page('data-security', { comparison: { _type: 'todayAndPlanned', today: 'Now' } })];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
