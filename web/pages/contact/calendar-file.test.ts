import { expect, it } from 'vitest';
import { writeCalendarFile } from './calendar-file.ts';

const start = new Date('2026-12-01T14:00:00Z');
const event = {
  start,
  end: new Date('2026-12-01T14:30:00Z'),
  title: 'Consultation about Beacon',
  text: 'One, two; three\\four\nfive',
  url: 'http://localhost:3000/contact?agent=diana',
};
const now = new Date('2026-11-29T08:15:30.123Z');

it('is an event in UTC that replaces an earlier one of the same half hour', () => {
  expect(writeCalendarFile(event, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consultation//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:consultation-20261201T140000Z@localhost',
    'DTSTAMP:20261129T081530Z',
    'DTSTART:20261201T140000Z',
    'DTEND:20261201T143000Z',
    'SUMMARY:Consultation about Beacon',
    'DESCRIPTION:One\\, two\\; three\\\\four\\nfive',
    'URL:http://localhost:3000/contact?agent=diana',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds lines after 75 bytes, and never within a character', () => {
  const title = `${'–'.repeat(40)}😀${'é'.repeat(60)}`;
  const lines = writeCalendarFile({ ...event, title }, now).split('\r\n');
  const sizes = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
