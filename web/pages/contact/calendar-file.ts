interface CalendarEvent {
  start: Date;
  end: Date;
  /** The name of the event. */
  title: string;
  /** More about it; may have several lines. */
  text: string;
  /** The page on which it was made. */
  url: string;
}

/** Bytes in a line of a calendar file, without its end (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/**
 * Returns the text of a calendar file with one event (RFC 5545). Its times are in UTC, so that it needs no time zone; saving the
 * same half hour again replaces the event.
 */
export function writeCalendarFile({ start, end, title, text, url }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consultation//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:consultation-${formatTime(start)}@${new URL(url).hostname}`,
    `DTSTAMP:${formatTime(now)}`,
    `DTSTART:${formatTime(start)}`,
    `DTEND:${formatTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** `20261201T140000Z`. */
function formatTime(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** Continues a long line in lines that begin with a space; characters are not divided. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    const isFull = bytes + size > LINE_BYTES;
    text += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return text;
}
