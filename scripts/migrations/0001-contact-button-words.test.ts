import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { seedDocuments } from '../seed/seed-documents.ts';
import { migration } from './0001-contact-button-words.ts';

const page = { _id: 'contactPage', _type: 'contactPage' };
const draft = { ...page, _id: 'drafts.contactPage' };
const href = 'https://calendar.example.org';

test('moves the words of the button into their field, and down moves them back', async () => {
  const before = [{ ...page, consultationButton: { label: 'Meet Us', href } }];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([{ ...page, consultationButton: { href }, consultationLabel: 'Meet Us' }]);
  expect(restored).toEqual(before);
});

test('fills missing words, and down removes them', async () => {
  const { after, restored } = await migrateDocuments(migration, [page]);
  expect(after).toEqual([{ ...page, consultationLabel: 'Schedule Consultation' }]);
  expect(restored).toEqual([page]);
});

test('keeps words that an editor wrote into the new field', async () => {
  const edited = { consultationLabel: 'Ours', consultationButton: { label: 'Meet Us' } };
  const { after } = await migrateDocuments(migration, [
    { ...page, consultationLabel: 'Ours' },
    { ...draft, ...edited },
  ]);
  expect(after.map(({ consultationLabel }) => consultationLabel)).toEqual(['Ours', 'Ours']);
});

test('changes nothing in the content that a new lake starts with', async () => {
  const started = seedDocuments.filter(({ _type }) => _type === 'contactPage');
  expect(started).toHaveLength(1);
  const { after } = await migrateDocuments(migration, started);
  expect(after).toEqual(JSON.parse(JSON.stringify(started)));
});
