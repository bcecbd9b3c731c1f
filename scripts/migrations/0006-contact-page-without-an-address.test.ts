import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0006-contact-page-without-an-address.ts';

const page = (noAddressNote?: string) => [
  {
    _id: 'contactPage',
    _type: 'contactPage',
    heading: 'Talk with us',
    ...(noAddressNote && { noAddressNote }),
  },
];

test('an older contact page gets the note, and gives it back', async () => {
  const { after, restored } = await migrateDocuments(migration, page());
  expect(after[0]).toMatchObject({ noAddressNote: expect.stringContaining('answer that person') });
  expect(restored).toEqual(page());
});

test('a note that somebody wrote stays', async () => {
  const before = page('Call us.');
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
