import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionIndex, supersessionsIn } from './decision-index.ts';
import { decisionsFolder, readRecords } from './read-records.ts';

const first = { file: '2026-01-01-first.md', text: '# The first\n\n**Decision.** One.\n' };
const second = {
  file: '2026-01-02-second.md',
  text: '# The second\n\nSupersedes: [The first](2026-01-01-first.md).\n\n**Decision.** Two.\n',
};

describe('the index of decisions', () => {
  it('lists records by date, and names what superseded each, as a whole or in part', () => {
    const third = {
      file: '2026-01-03-third.md',
      text: '# The third\n\nSupersedes in part: [The second](2026-01-02-second.md): its number.\n',
    };
    const rows = decisionIndex([third, first, second]).split('\n').slice(-4);
    expect(rows).toEqual([
      '| 2026-01-01 | [The first](2026-01-01-first.md) | [The second](2026-01-02-second.md) |',
      '| 2026-01-02 | [The second](2026-01-02-second.md) | in part: [The third](2026-01-03-third.md) |',
      '| 2026-01-03 | [The third](2026-01-03-third.md) |  |',
      '',
    ]);
  });

  it('refuses a line that names no record, or another title than it has', () => {
    expect(() => decisionIndex([second])).toThrow('2026-01-02-second.md supersedes "The first"');
    const renamed = { ...first, text: '# The very first\n' };
    expect(() => decisionIndex([renamed, second])).toThrow('supersedes "The first" in 2026-01-01-first.md');
  });
});

describe('the records', () => {
  const records = readRecords();

  it('are all in the index', () => {
    const isFresh = readFileSync(join(decisionsFolder, 'README.md'), 'utf8') === decisionIndex(records);
    expect(isFresh, 'docs/decisions/README.md is stale. Run "npm run docs" and commit the file.').toBe(true);
  });

  it('have a date in their name and a title without one', () => {
    const odd = records.filter(
      ({ file, text }) => !/^\d{4}-\d\d-\d\d-[a-z0-9-]+\.md$/.test(file) || /^# \d/.test(text),
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('say in a line of its own what they supersede', () => {
    const withoutLines = (text: string) => text.replaceAll(/^Supersedes( in part)?: \[.+\]\(.+\).*$/gm, '');
    const others = records.filter(({ text }) => /supersed/i.test(withoutLines(text)));
    const message =
      'Write “Supersedes: [title](file.md)” below the title, or “Supersedes in part: …” and which part';
    // What this one supersedes is no record.
    const known = ['2026-11-20-the-browser-has-a-small-reader.md'];
    expect(
      others.map(({ file }) => file),
      message,
    ).toEqual(known);
  });

  it('supersede nothing newer', () => {
    const early = records.flatMap(supersessionsIn).filter(({ by, of }) => by.slice(0, 10) < of.slice(0, 10));
    expect(early).toEqual([]);
  });
});
