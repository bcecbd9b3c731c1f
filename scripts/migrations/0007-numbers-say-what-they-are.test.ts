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

test('adds the labels to older content, and down removes them', async () => {
  const { after, restored } = await migrateDocuments(migration, content());
  expect(after).toEqual(content({ claimsLabel: 'Target', claimsHeading: 'The size of the field' }));
  expect(restored).toEqual(content());
});

test('keeps labels that an editor wrote', async () => {
  const before = content({ claimsLabel: 'Aim', claimsHeading: 'Who is out there' });
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
