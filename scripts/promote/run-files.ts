import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { giveToOwner } from '../give-to-owner.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { OperatorError } from '../operator-error.ts';

const header = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  startedAt: z.string(),
  /** The ids and types that it was narrowed to. */
  only: z.array(z.string()).default([]),
});

/** `before` is null where there was no document; `after` says whether there is one afterwards. */
const written = z.object({
  transaction: z.string(),
  document: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  isThereAfterwards: z.boolean(),
});
const line = z.union([
  written,
  z.object({ refused: z.string() }),
  z.object({ uploads: z.string() }),
  z.object({ ended: z.enum(['done', 'undone']), at: z.string() }),
]);

/** What a run intends to do to a document, written down before it does it; what was refused is not counted. */
export type Intent = z.infer<typeof written>;

/** One run of `promote` or `pull`, as it is kept in the data folder: enough to go on with it, and to undo it. */
export type Run = z.infer<typeof header> & {
  folder: string;
  intents: Intent[];
  /** Ids of the files that it was about to send. */
  uploads: string[];
  state: 'open' | 'done' | 'undone';
};

/** The runs that were begun on this machine: a folder each, with the target's documents as they were and a journal. */
export class RunFiles {
  readonly #dataDirectory: string;
  readonly #folder: string;

  constructor(dataDirectory: string) {
    this.#dataDirectory = dataDirectory;
    this.#folder = join(dataDirectory, 'promotions');
  }

  /** Begins a run: keeps the target's documents as they are. */
  begin(
    source: string,
    target: string,
    documents: Iterable<StoredDocument>,
    only: readonly string[] = [],
  ): Run {
    const startedAt = new Date().toISOString();
    const stamp = startedAt
      .replace(/\.\d+Z$/, '')
      .replaceAll(/[-:]/g, '')
      .replace('T', '-');
    const about = {
      id: `${stamp}-${randomBytes(2).toString('hex')}`,
      source,
      target,
      startedAt,
      only: [...only],
    };
    const folder = join(this.#folder, about.id);
    mkdirSync(folder, { recursive: true });
    giveToOwner(this.#dataDirectory, this.#folder, folder);
    this.keep(folder, 'target-before.ndjson', documents);
    // Comes last: without it there is no run.
    this.#write(join(folder, 'run.json'), `${JSON.stringify(about, null, 2)}\n`);
    return { ...about, folder, intents: [], uploads: [], state: 'open' };
  }

  /** Keeps documents beside the journal, in the format of `npm run lake -- import`. */
  keep(folder: string, name: string, documents: Iterable<StoredDocument>): void {
    const lines = [...documents].map((document) => `${JSON.stringify(document)}\n`);
    this.#write(join(folder, name), lines.join(''));
  }

  #write(file: string, text: string): void {
    writeFileSync(file, text, { flush: true, mode: 0o600 });
    giveToOwner(this.#dataDirectory, file);
  }

  /** Writes into the journal; durable when it returns. */
  note(run: Run, entries: readonly z.input<typeof line>[]): void {
    const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const journal = join(run.folder, 'journal.ndjson');
    dropCutOffLine(journal);
    appendFileSync(journal, text, { flush: true, mode: 0o600 });
    giveToOwner(this.#dataDirectory, journal);
    for (const entry of entries) read(run, entry);
  }

  /** The latest first. */
  list(): Run[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) =>
      existsSync(join(this.#folder, name, 'run.json')),
    );
    // Two may have begun in one second.
    return names.map((name) => this.#open(name)).sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1));
  }

  /** A run between these two that was cut short. */
  unfinished(source: string, target: string): Run | undefined {
    const [latest] = this.list().filter((run) => run.target === target);
    return latest?.state === 'open' && latest.source === source ? latest : undefined;
  }

  /** @throws OperatorError when there is none with that id */
  find(id: string): Run {
    const runs = this.list();
    const found = runs.find((run) => run.id === id);
    if (found) return found;
    const known = runs.map((run) => `  ${run.id}  ${run.source} → ${run.target} (${run.state})`).join('\n');
    throw new OperatorError(`There is no run ${id} on this machine.${known ? ` There are:\n${known}` : ''}`);
  }

  #open(name: string): Run {
    const folder = join(this.#folder, name);
    const about = header.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
    const run: Run = { ...about, folder, intents: [], uploads: [], state: 'open' };
    const journal = join(folder, 'journal.ndjson');
    if (!existsSync(journal)) return run;
    // A line without an end was being written when the program was killed: what it says was not begun.
    for (const text of readFileSync(journal, 'utf8').split('\n').slice(0, -1))
      read(run, line.parse(JSON.parse(text)));
    return run;
  }
}

/** What follows would continue a line that a full disk or a killed program has cut off, and neither could be read. */
function dropCutOffLine(journal: string): void {
  if (!existsSync(journal) || endsWithLine(journal)) return;
  truncateSync(journal, readFileSync(journal).lastIndexOf('\n') + 1);
}

function endsWithLine(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const last = Buffer.alloc(1);
    const { size } = fstatSync(descriptor);
    return size === 0 || (readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
  } finally {
    closeSync(descriptor);
  }
}

function read(run: Run, entry: z.infer<typeof line>): void {
  if ('transaction' in entry) run.intents.push(entry);
  else if ('refused' in entry)
    run.intents = run.intents.filter(({ transaction }) => transaction !== entry.refused);
  else if ('uploads' in entry) run.uploads.push(entry.uploads);
  else run.state = entry.ended;
}
