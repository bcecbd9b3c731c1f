import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0004-all-transcripts-can-be-opened.ts';

const page = (transcripts?: string) => [
  {
    _id: 'homePage',
    _type: 'homePage',
    introductions: { _type: 'introductionWords', finished: 'All.', ...(transcripts && { transcripts }) },
  },
];

test('an older page gets the words, and gives them back', async () => {
  const { after, restored } = await migrateDocuments(migration, page());
  expect(after).toEqual(page('Read what all of them say'));
  expect(restored).toEqual(page());
});

test('words that somebody wrote stay, and a page without any words of its videos has none', async () => {
  const without = { _id: 'drafts.homePage', _type: 'homePage' };
  const before = [without, ...page('Read it all')];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
