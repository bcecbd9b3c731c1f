import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0007-numbers-say-what-they-are.ts';

const content = (words: { claimsLabel?: string; claimsHeading?: string } = {}) => [
  {
    _id: 'globalImpactPage',
    _type: 'globalImpactPage',
    ...(words.claimsHeading && { claimsHeading: words.claimsHeading }),
  },
  { _id: 'platform', _type: 'platform', ...(words.claimsLabel && { claimsLabel: words.claimsLabel }) },
];

test('older content gets the words, and gives them back', async () => {
  const { after, restored } = await migrateDocuments(migration, content());
  expect(after).toEqual(content({ claimsLabel: 'Target', claimsHeading: 'The size of the field' }));
  expect(restored).toEqual(content());
});

test('words that somebody wrote stay', async () => {
  const before = content({ claimsLabel: 'Aim', claimsHeading: 'Who is out there' });
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
