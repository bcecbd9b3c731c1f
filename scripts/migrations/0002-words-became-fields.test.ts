import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0002-words-became-fields.ts';

test('adds the fields to an older page, and down removes them', async () => {
  const before = [
    { _id: 'notFoundPage', _type: 'notFoundPage', heading: 'Gone', seo: { title: 'Gone' } },
    { _id: 'drafts.notFoundPage', _type: 'notFoundPage', heading: 'Not here' },
  ];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    {
      _id: 'drafts.notFoundPage',
      _type: 'notFoundPage',
      heading: 'Not here',
      suggestionLabel: 'Did you mean',
    },
    { ...before[0], suggestionLabel: 'Did you mean', seo: { title: 'Gone', shortName: 'Page not found' } },
  ]);
  expect(restored).toEqual([before[1], before[0]]);
});

test('leaves a cleared field empty on a page that has one of the others', async () => {
  const page = {
    _id: 'contactPage',
    _type: 'contactPage',
    openNowLabel: 'We are here',
    seo: { shortName: 'Us' },
  };
  const { after } = await migrateDocuments(migration, [page]);
  expect(after).toEqual([
    {
      ...page,
      agentLabel: 'You come from',
      copyLabel: 'Copy',
      copiedNote: 'Copied to your clipboard',
      copyByHandNote: 'The address is marked, and you can copy it now',
    },
  ]);
});
