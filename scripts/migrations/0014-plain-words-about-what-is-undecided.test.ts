import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0014-plain-words-about-what-is-undecided.ts';

function securityPage(planned: string, principle: string) {
  const row = { _type: 'todayAndPlannedRow', _key: 'row-2', subject: 'Encryption', planned };
  const span = { _type: 'span', _key: 'a', text: principle, marks: [] };
  return {
    _id: 'legal-data-security',
    _type: 'legalPage',
    comparison: { _type: 'todayAndPlanned', rows: [row] },
    body: [{ _type: 'block', _key: 'b', style: 'normal', children: [span] }],
  };
}

const before = [
  securityPage('On its way and where it is stored.', 'Encrypt data on its way and where it is stored.'),
];

test('replaces the seed’s texts in every document, and down restores them', async () => {
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    securityPage(
      'Data is encrypted when it is sent and where it is stored.',
      'Encrypt data when it is sent and where it is stored.',
    ),
  ]);
  expect(restored).toEqual(before);
});

test('keeps texts that an editor rewrote', async () => {
  const written = [securityPage('With our own keys.', 'Encrypt data.')];
  expect((await migrateDocuments(migration, written)).after).toEqual(written);
});
