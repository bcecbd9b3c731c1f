import { appendFileSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { RunFiles } from './run-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const intent = (document: string) => ({
  transaction: `write-${document}`,
  document,
  before: null,
  isThereAfterwards: true,
});

it('reads the journal despite a truncated line, and continues after it', () => {
  const files = new RunFiles(folder);
  const run = files.begin('here', 'there', []);
  files.note(run, [intent('about')]);
  appendFileSync(join(run.folder, 'journal.ndjson'), '{"transaction":"write-con');

  const [found] = files.list();
  expect(found).toMatchObject({ state: 'open', intents: [intent('about')] });
  if (found) files.note(found, [intent('contact')]);
  expect(new RunFiles(folder).find(run.id).intents).toEqual([intent('about'), intent('contact')]);
  expect(readFileSync(join(run.folder, 'journal.ndjson'), 'utf8')).not.toContain('write-con"');
});

// Only root can change the owner of files.
it.runIf(process.getuid?.() === 0)(
  'belongs to the owner of the data folder, also when root creates it',
  () => {
    chownSync(folder, 12345, 12346);
    const files = new RunFiles(folder);
    files.note(files.begin('here', 'there', [{ _id: 'about', _type: 'page', _rev: 'r1' }]), [
      intent('about'),
    ]);
    const made = readdirSync(folder, { recursive: true }).map(String);
    expect(made.map((name) => name.split('/').at(-1))).toEqual(
      expect.arrayContaining(['promotions', 'run.json', 'target-before.ndjson', 'journal.ndjson']),
    );
    for (const name of made)
      expect(statSync(join(folder, name)), name).toMatchObject({ uid: 12345, gid: 12346 });
  },
);
