import { expect, test } from 'vitest';
import { closingTimes, openingTimes } from '../opening-times.ts';
import { describeOpeningHours, describeReadHours } from './opening-hours.ts';

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

test.each([
  ['the hours of the specification', { hours: '9-6 EST', opens: '09:00', closes: '18:00' }],
  ['hours with minutes', { hours: '9:30 AM to 5 PM', opens: '09:30', closes: '17:00' }],
  ['noon and midnight', { hours: '12–12', opens: '12:00', closes: '24:00' }],
  ['a text without times', { hours: 'by appointment', opens: '09:00', closes: '18:00' }],
  ['a closed day', { hours: 'closed' }],
])('accepts %s that visitors read', (_name, line) => {
  expect(describeReadHours({ openDays: ['monday'], ...line })).toBe(true);
});

test('reports hours that visitors read and cannot book', () => {
  expect(describeReadHours({ hours: '10-4', opens: '10:00', closes: '18:00' })).toBe(
    'Visitors read “10-4”, and can book from 10:00 AM to 6:00 PM. Change the words or the times, so that both say the same.',
  );
});

test('offers every half hour from midnight to midnight', () => {
  expect(openingTimes).toHaveLength(48);
  expect(openingTimes[0]).toEqual({ value: '00:00', title: '12:00 AM' });
  expect(openingTimes[25]).toEqual({ value: '12:30', title: '12:30 PM' });
  expect(closingTimes[0]).toEqual({ value: '00:30', title: '12:30 AM' });
  expect(closingTimes.at(-1)).toEqual({ value: '24:00', title: '12:00 AM' });
});
