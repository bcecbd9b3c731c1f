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

test('adds the labels to an older page, and down removes them', async () => {
  const { after, restored } = await migrateDocuments(migration, page());
  expect(after).toEqual(page('Read what all of them say'));
  expect(restored).toEqual(page());
});

test('keeps labels that an editor wrote, and adds none to a page without video labels', async () => {
  const without = { _id: 'drafts.homePage', _type: 'homePage' };
  const before = [without, ...page('Read it all')];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
