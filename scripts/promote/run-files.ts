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
  renameSync,
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
  /** The ids and types given with `--only`. */
  only: z.array(z.string()).default([]),
});

/** `before` is null when the document did not exist; `isThereAfterwards` says whether it exists afterwards. */
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

/** A planned change of a document, noted before it is made; refused changes are not included. */
type Intent = z.infer<typeof written>;

/** A run of `promote` or `pull`, as stored in the data folder: enough to continue and to undo it. */
export type Run = z.infer<typeof header> & {
  folder: string;
  intents: Intent[];
  /** Ids of the files that it was about to send. */
  uploads: string[];
  state: 'open' | 'done' | 'undone';
};

/** The runs of this machine: a folder for each, with the target's original documents and a journal. */
export class RunFiles {
  readonly #dataDirectory: string;
  readonly #folder: string;

  constructor(dataDirectory: string) {
    this.#dataDirectory = dataDirectory;
    this.#folder = join(dataDirectory, 'promotions');
  }

  /** Begins a run by storing the target's documents in their current state. */
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
    // Last, since its existence makes the folder a run.
    this.#write(join(folder, 'run.json'), `${JSON.stringify(about, null, 2)}\n`);
    return { ...about, folder, intents: [], uploads: [], state: 'open' };
  }

  /** Stores documents next to the journal, in the format of `npm run lake -- import`. */
  keep(folder: string, name: string, documents: Iterable<StoredDocument>): void {
    const lines = [...documents].map((document) => `${JSON.stringify(document)}\n`);
    this.#write(join(folder, name), lines.join(''));
  }

  /** The file appears when it is complete. */
  #write(file: string, text: string): void {
    const temporary = `${file}.part`;
    writeFileSync(temporary, text, { flush: true, mode: 0o600 });
    giveToOwner(this.#dataDirectory, temporary);
    renameSync(temporary, file);
  }

  /** Appends to the journal; durable on return. */
  note(run: Run, entries: readonly z.input<typeof line>[]): void {
    const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const journal = join(run.folder, 'journal.ndjson');
    dropCutOffLine(journal);
    appendFileSync(journal, text, { flush: true, mode: 0o600 });
    giveToOwner(this.#dataDirectory, journal);
    for (const entry of entries) read(run, entry);
  }

  /** Newest first. */
  list(): Run[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) =>
      existsSync(join(this.#folder, name, 'run.json')),
    );
    // Sorted by `startedAt`, since ids have a resolution of a second.
    return names.map((name) => this.#open(name)).sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1));
  }

  /** An interrupted run between these two lakes. */
  unfinished(source: string, target: string): Run | undefined {
    const [latest] = this.list().filter((run) => run.target === target);
    return latest?.state === 'open' && latest.source === source ? latest : undefined;
  }

  /** @throws OperatorError when there is no run with that id */
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
    // A last line without a line feed was being written when the process was killed, so its change was not begun.
    for (const text of readFileSync(journal, 'utf8').split('\n').slice(0, -1))
      read(run, line.parse(JSON.parse(text)));
    return run;
  }
}

/** Removes a truncated last line, left by a full disk or a killed process; the next entry would be appended to it. */
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
