import type { Cue } from './cues.ts';

/** Formats captions as a WebVTT file. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, lines }, index) =>
      `${index + 1}\n${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${lines.map(escapeText).join('\n')}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Parses the output of `writeWebVtt`: cues with an id, a time line and their text. */
export function readWebVtt(text: string): Cue[] {
  return text
    .split(/\n\n+/)
    .slice(1)
    .filter(Boolean)
    .map((block) => {
      const [, times = '', ...lines] = block.trim().split('\n');
      const [start = Number.NaN, end = Number.NaN] = times.split(' --> ').map(parseTimestamp);
      return { start, end, lines: lines.map(unescapeText) };
    });
}

function formatTimestamp(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(whole / 3_600_000)}:${part((whole / 60_000) % 60)}:${part((whole / 1000) % 60)}.${part(whole % 1000, 3)}`;
}

function parseTimestamp(timestamp: string): number {
  return timestamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function escapeText(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeText(line: string): string {
  return line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
