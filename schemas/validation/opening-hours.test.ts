import { expect, test } from 'vitest';
import { closingTimes, openingTimes } from '../opening-times.ts';
import { describeOpeningHours } from './opening-hours.ts';

const saturday = { openDays: ['saturday'], opens: '10:00', closes: '16:00' };

test.each([
  ['times and a day', saturday],
  ['a closed day', { openDays: ['sunday'] }],
  ['nothing yet', {}],
  ['no line at all', undefined],
  ['hours until midnight', { ...saturday, closes: '24:00' }],
])('accepts %s', (_name, line) => {
  expect(describeOpeningHours(line)).toBe(true);
});

test.each([
  ['only an opening time', { ...saturday, closes: undefined }, 'no closing time'],
  ['only a closing time', { ...saturday, opens: undefined }, 'no opening time'],
  ['an end before the beginning', { ...saturday, closes: '09:30' }, 'closes before it opens'],
  ['an end at the beginning', { ...saturday, closes: '10:00' }, 'closes before it opens'],
  ['times without a day', { ...saturday, openDays: [] }, 'no weekdays'],
])('refuses %s', (_name, line, fault) => {
  expect(describeOpeningHours(line)).toContain(fault);
});

test('offers every half hour from midnight to midnight', () => {
  expect(openingTimes).toHaveLength(48);
  expect(openingTimes[0]).toEqual({ value: '00:00', title: '12:00 AM' });
  expect(openingTimes[25]).toEqual({ value: '12:30', title: '12:30 PM' });
  expect(closingTimes[0]).toEqual({ value: '00:30', title: '12:30 AM' });
  expect(closingTimes.at(-1)).toEqual({ value: '24:00', title: '12:00 AM' });
});
