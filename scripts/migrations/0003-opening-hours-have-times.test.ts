import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0003-opening-hours-have-times.ts';

const page = (...businessHours: object[]) => [{ _id: 'contactPage', _type: 'contactPage', businessHours }];

test('adds times to lines with the seed’s text, and leaves other lines unchanged', async () => {
  const saturday = { _key: 'b', days: 'Sat', hours: '10-4' };
  const ours = { _key: 'c', days: 'Thu', hours: 'by appointment' };
  const { after, restored } = await migrateDocuments(migration, page(saturday, ours));
  const times = { openDays: ['saturday'], opens: '10:00', closes: '16:00' };
  expect(after).toEqual(page({ ...saturday, ...times }, ours));
  expect(restored).toEqual(page(saturday, ours));
});

test('keeps days that an editor selected', async () => {
  const line = { _key: 'a', days: 'Sat', hours: '10-4', openDays: ['saturday'] };
  expect((await migrateDocuments(migration, page(line))).after).toEqual(page(line));
});
