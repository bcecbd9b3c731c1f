import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { median, pause, percentile } from '../figures.ts';
import type { Cell } from '../table.ts';
import type { BenchServer } from './bench-server.ts';
import { now, openListeners } from './listeners.ts';

export const WRITE_COLUMNS = [
  'one field of one document, durable',
  'median ms',
  '95 % below ms',
  'of SQLite',
];

const WRITES = 300;
const LISTENERS = 100;
/** Between two writes: ten editors who type. */
const PAUSE_MS = 20;

/** Latency of a durable write over HTTP, with and without listeners, beside SQLite's own on the same disk. */
export async function benchWrites(server: BenchServer, dataset: string, folder: string): Promise<Cell[][]> {
  const floor = sqliteWrites(folder);
  const alone = await httpWrites(server, dataset);
  const listeners = await openListeners(server, dataset, LISTENERS);
  const heard = await httpWrites(server, dataset);
  await listeners.settled(WRITES);
  listeners.close();
  const row = (name: string, times: readonly number[]): Cell[] => [
    name,
    median(times),
    percentile(times, 0.95),
    `${(median(times) / median(floor)).toFixed(1)} ×`,
  ];
  const more = Math.round((median(heard) / median(alone) - 1) * 100);
  return [
    row('SQLite itself, synchronous=FULL, one row', floor),
    row('the lake over HTTP (synchronous=FULL)', alone),
    row(`the same with ${LISTENERS} listeners (${more >= 0 ? '+' : ''}${more} %)`, heard),
    [`a listener hears of it`, median(listeners.delays()), percentile(listeners.delays(), 0.95), undefined],
  ];
}

function sqliteWrites(folder: string): number[] {
  const database = new DatabaseSync(join(folder, 'floor.sqlite'));
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID');
  database.exec(`INSERT INTO documents VALUES ('a', '{}')`);
  const update = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const started = performance.now();
    update.run(JSON.stringify({ _id: 'a', count: n }), 'a');
    times.push(performance.now() - started);
  }
  database.close();
  return times;
}

async function httpWrites(server: BenchServer, dataset: string): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  for (let n = 0; n < WRITES; n += 1) {
    const body = JSON.stringify({ mutations: [{ patch: { id: 'agent-tara', set: { sentAt: now() } } }] });
    const url = `${server.lake}/v2025-02-19/data/mutate/${dataset}?returnIds=true`;
    const started = performance.now();
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`A write was answered with ${response.status}`);
    await pause(PAUSE_MS);
  }
  return times;
}
