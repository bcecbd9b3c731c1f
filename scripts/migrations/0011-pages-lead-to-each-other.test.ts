import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0011-pages-lead-to-each-other.ts';

const before = [
  { _id: 'agent-tara', _type: 'agent' },
  { _id: 'challengeRow-own', _type: 'challengeRow' },
  { _id: 'challengeRow-slow-reimbursements', _type: 'challengeRow' },
  { _id: 'contactPage', _type: 'contactPage' },
  { _id: 'organizationType-ngos', _type: 'organizationType' },
];

test('adds groups, labels and existing agents to older content, and down removes them', async () => {
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    { _id: 'agent-tara', _type: 'agent' },
    { _id: 'challengeRow-own', _type: 'challengeRow' },
    { _id: 'challengeRow-slow-reimbursements', _type: 'challengeRow', group: 'Money' },
    { _id: 'contactPage', _type: 'contactPage', challengeLabel: 'The challenge you chose' },
    {
      _id: 'organizationType-ngos',
      _type: 'organizationType',
      // Without Coleman, which was deleted.
      agents: [{ _type: 'reference', _ref: 'agent-tara', _key: 'agent-1' }],
    },
  ]);
  expect(restored).toEqual(before);
});

test('keeps what an editor chose', async () => {
  const written = [{ _id: 'challengeRow-slow-reimbursements', _type: 'challengeRow', group: 'Cash' }];
  expect((await migrateDocuments(migration, written)).after).toEqual(written);
});
