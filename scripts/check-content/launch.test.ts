import { expect, test } from 'vitest';
import { seedContent } from '../seed/seed-documents.ts';
import { checkLaunch } from './launch.ts';

const now = new Date('2026-03-15T12:00:00Z');
const listFindings = (...content: Parameters<typeof checkLaunch>[0]) =>
  checkLaunch(content, now).map(({ field, advice }) => `${field}: ${advice.replace(/\..*/, '')}`);

test.each([
  ['Example Impact Partners, Inc.', 1],
  ['hello@example.org', 1],
  ['Call (212) 555-0142 today.', 1],
  ['Helping Hands', 0],
])('finds in the name %s %i example details', (organizationName, count) => {
  const found = listFindings({ _id: 'siteSettings', _type: 'siteSettings', organizationName });
  expect(found).toHaveLength(count);
  if (count > 0) expect(found[0]).toMatch(/: These are the contact details of an example$/);
});

test.each([
  ['2026-03-14', 1],
  ['2026-03-15', 0],
  ['Effective 8/1/2025.', 1],
  ['We open on August 1, 2025.', 1],
  ['We open on August 1, 2027.', 0],
  ['36% in 2024', 0],
])('finds in %j %i past dates', (text, count) => {
  expect(
    listFindings({ _id: 'a', _type: 'contactPage', intro: text, _updatedAt: '2020-01-01' }),
  ).toHaveLength(count);
});

test('reports a statistic without a source', () => {
  const statistic = { _type: 'sourcedStatistic', _key: 'a', value: '36%' };
  const page = (...sectorStatistics: object[]) => ({ _id: 'platform', _type: 'platform', sectorStatistics });
  expect(listFindings(page(statistic))).toEqual([expect.stringMatching(/: This number has no source$/)]);
  expect(listFindings(page({ ...statistic, source: 'A study' }))).toEqual([]);
});

test('reports faults in the seed, which describes a concept', () => {
  const advice = new Set(checkLaunch(seedContent, now).map((finding) => finding.advice));
  expect(advice.size).toBe(3);
});

test('names each example detail of the seed', () => {
  const fields = checkLaunch(seedContent, now)
    .filter(({ advice }) => advice.includes('contact details of an example'))
    .map(({ field }) => field);
  expect(fields).toEqual([
    'Name of your organization',
    'Postal address of your organization',
    'Email address for visitors',
    'Phone number for visitors',
  ]);
});
