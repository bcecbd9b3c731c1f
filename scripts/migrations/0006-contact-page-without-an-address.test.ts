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

test('adds the note to an older contact page, and down removes it', async () => {
  const { after, restored } = await migrateDocuments(migration, page());
  expect(after[0]).toMatchObject({ noAddressNote: expect.stringContaining('answer that person') });
  expect(restored).toEqual(page());
});

test('keeps a note that an editor wrote', async () => {
  const before = page('Call us.');
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
