import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BenchServer } from './bench-server.ts';
import { median, now, pause, percentile } from './figures.ts';
import { openListeners } from './listeners.ts';
import type { Cell } from './table.ts';
import { openWriteConnection } from './write-connection.ts';

export const WRITE_COLUMNS = [
  'one field of one document, synchronous=FULL',
  'median ms',
  '95 % below ms',
  'of SQLite',
];

const WRITES = 300;
const LISTENERS = 100;
/** The pause between two writes while there are listeners: the rate of ten editors who type. */
const PAUSE_MS = 20;

/** Measures the latency of a durable write over HTTP, with and without listeners, and that of SQLite on the same disk. */
export async function benchWrites(server: BenchServer, dataset: string, folder: string): Promise<Cell[][]> {
  const floor = await sqliteWrites(folder);
  const alone = await httpWrites(server, dataset, 0);
  const paced = await httpWrites(server, dataset, PAUSE_MS);
  const listeners = await openListeners(server, dataset, LISTENERS);
  const heard = await httpWrites(server, dataset, PAUSE_MS);
  const delays = await listeners.settled(WRITES);
  listeners.close();
  const row = (name: string, times: readonly number[], of?: readonly number[]): Cell[] => [
    name,
    median(times),
    percentile(times, 0.95),
    of && `${(median(times) / median(of)).toFixed(1)} ×`,
  ];
  const more = Math.round((median(heard) / median(paced) - 1) * 100);
  return [
    row('SQLite itself, one row, one write after the other', floor),
    row('the lake over HTTP, one write after the other', alone, floor),
    row(`the same, a write every ${PAUSE_MS} ms`, paced),
    row(`with ${LISTENERS} listeners (${more >= 0 ? '+' : ''}${more} %)`, heard),
    row('a listener hears of it', delays),
  ];
}

/** Repeats a write and times each, with pauses in between. */
async function timed(write: () => void | Promise<void>, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const started = performance.now();
    await write();
    times.push(performance.now() - started);
    if (milliseconds > 0) await pause(milliseconds);
  }
  return times;
}

async function sqliteWrites(folder: string): Promise<number[]> {
  const database = new DatabaseSync(join(folder, 'floor.sqlite'));
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID');
  database.exec(`INSERT INTO documents VALUES ('a', '{}')`);
  const update = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const times = await timed(() => void update.run(JSON.stringify({ _id: 'a', sentAt: now() }), 'a'), 0);
  database.close();
  return times;
}

async function httpWrites(server: BenchServer, dataset: string, milliseconds: number): Promise<number[]> {
  const { write, close } = openWriteConnection(server, dataset);
  const times = await timed(
    () => write([{ patch: { id: 'author-0', set: { sentAt: now() } } }]),
    milliseconds,
  );
  close();
  return times;
}
