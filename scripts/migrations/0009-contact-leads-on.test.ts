import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0009-contact-leads-on.ts';

const page = (heading?: string) => [
  {
    _id: 'contactPage',
    _type: 'contactPage',
    ...(heading && { callToAction: { _type: 'callToAction', heading } }),
  },
];

test('adds the invitation to an older contact page, and down removes it', async () => {
  const { after, restored } = await migrateDocuments(migration, page());
  expect(after[0]).toMatchObject({ callToAction: { button: { href: '/data-security' } } });
  expect(restored).toEqual(page());
});

test('keeps an invitation that an editor wrote', async () => {
  const before = page('Stay a while');
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
