import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/store/database.ts';
import { Dataset } from '../src/store/dataset.ts';
import { DATASET, type ServedLake, startLake, TOKEN } from './served-lake.ts';

const USAGE = `npx node lake/bench/durability.ts [--kills <n>]

Kills a lake at random moments while 16 writers write (200 times), starts it again on the same data, and counts the transactions
that it acknowledged and lost, and those that are stored in part. Ends with code 1 when there are any.`;

const WRITERS = 16;
/** The maximum time between the first acknowledged write after a start and the kill; long enough for hundreds of writes. */
const MAX_KILL_DELAY_MS = 300;

/** The id of an acknowledged transaction of two documents, by the number of the pair: both or neither must be stored. */
type Acknowledged = Map<number, string>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '200' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const kills = Number(values.kills);
  const folder = mkdtempSync(join(tmpdir(), 'lake-durability-'));
  try {
    const acknowledged: Acknowledged = new Map();
    let next = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const lake = await startLake(folder);
      const before = acknowledged.size;
      const writers = Array.from({ length: WRITERS }, () => writePairs(lake, () => next++, acknowledged));
      while (acknowledged.size === before) await pause(1);
      await pause(Math.random() * MAX_KILL_DELAY_MS);
      await lake.kill('SIGKILL');
      await Promise.all(writers);
    }
    const { lost, halves } = examine(folder, acknowledged);
    console.table([
      {
        kills,
        'acknowledged transactions': acknowledged.size,
        'of these lost': lost,
        'stored in part': halves,
      },
    ]);
    if (lost + halves > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes pairs of documents until the lake is killed. */
async function writePairs(lake: ServedLake, nextNumber: () => number, acknowledged: Acknowledged) {
  for (;;) {
    const number = nextNumber();
    const mutations = ['left', 'right'].map((side) => ({
      create: { _id: `${side}-${number}`, _type: 'half' },
    }));
    try {
      const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/${DATASET}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations }),
      });
      const { transactionId }: { transactionId?: string } = await response.json();
      if (transactionId === undefined) return;
      acknowledged.set(number, transactionId);
    } catch {
      // The process was killed before this response was complete.
      return;
    }
  }
}

/** Opens the data as the next start would, and counts the faults. */
function examine(folder: string, acknowledged: Acknowledged): { lost: number; halves: number } {
  const database = openDatabase(folder);
  const dataset = new Dataset(database, DATASET);
  const isStored = ([number, transactionId]: [number, string]) =>
    dataset.log.has(transactionId) &&
    ['left', 'right'].every((side) => dataset.get(`${side}-${number}`)?._rev === transactionId);
  const lost = [...acknowledged].filter((pair) => !isStored(pair)).length;
  const pairs = [...Map.groupBy(dataset.listAll(), ({ _rev }) => _rev).values()];
  database.close();
  return { lost, halves: pairs.filter((documents) => documents.length !== 2).length };
}

await main();
