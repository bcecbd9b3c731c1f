import { openDatabase } from '../src/store/database.ts';
import { Dataset } from '../src/store/dataset.ts';
import { type BenchServer, startLake, withTemporaryFolder } from './bench-server.ts';
import { pause } from './figures.ts';
import { formatTable } from './table.ts';

const WRITERS = 16;
const DATASET = 'production';
/** The maximum time between the first acknowledged write after a start and the kill; long enough for hundreds of writes. */
const MAX_KILL_DELAY_MS = 300;

/** An acknowledged transaction of two documents, of which both or neither must be stored. */
type Acknowledged = { number: number; transactionId: string };

type Findings = { kills: number; acknowledged: number; lost: number; halves: number };

/**
 * Kills the server with SIGKILL at random moments while 16 writers write, starts it again on the same data, and finally counts
 * acknowledged transactions that are missing, and transactions that are stored in part.
 *
 * @throws Error when there are any
 */
export async function benchDurability(kills: number): Promise<void> {
  const findings: Findings = { kills: 0, acknowledged: 0, lost: 0, halves: 0 };
  await withTemporaryFolder(async (folder) => {
    const acknowledged: Acknowledged[] = [];
    let next = 0;
    for (; findings.kills < kills; findings.kills += 1) {
      const server = await startLake(folder);
      const round: Acknowledged[] = [];
      const writers = Array.from({ length: WRITERS }, () => writeOn(server, () => next++, round));
      while (round.length === 0) await pause(1);
      await pause(Math.random() * MAX_KILL_DELAY_MS);
      await server.kill('SIGKILL');
      await Promise.all(writers);
      acknowledged.push(...round);
    }
    examine(folder, acknowledged, findings);
  });
  const { acknowledged, lost, halves } = findings;
  console.log(
    formatTable(
      `kill -9 under ${WRITERS} writers (synchronous=FULL)`,
      ['kills', 'acknowledged transactions', 'of these lost', 'stored in part'],
      [[kills, acknowledged, lost, halves]],
    ),
  );
  if (lost + halves > 0) throw new Error('The lake lost what it had acknowledged.');
}

/** Writes pairs of documents until the server is killed. */
async function writeOn(
  server: BenchServer,
  nextNumber: () => number,
  acknowledged: Acknowledged[],
): Promise<void> {
  const url = `${server.lake}/v2025-02-19/data/mutate/${DATASET}`;
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  for (;;) {
    const number = nextNumber();
    const mutations = ['left', 'right'].map((side) => ({
      create: { _id: `${side}-${number}`, _type: 'half' },
    }));
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ mutations }) });
      const { transactionId } = (await response.json()) as { transactionId?: unknown };
      if (!response.ok || typeof transactionId !== 'string') return;
      acknowledged.push({ number, transactionId });
    } catch {
      // The process was killed before this response was complete.
      return;
    }
  }
}

/** Opens the data as the next start would, and counts the faults. */
function examine(folder: string, acknowledged: readonly Acknowledged[], findings: Findings): void {
  const database = openDatabase(folder);
  const dataset = new Dataset(database, DATASET);
  for (const { number, transactionId } of acknowledged) {
    const isThere =
      dataset.log.has(transactionId) &&
      ['left', 'right'].every((side) => dataset.get(`${side}-${number}`)?._rev === transactionId);
    findings.acknowledged += 1;
    if (!isThere) findings.lost += 1;
  }
  const pairs = Map.groupBy(dataset.all(), ({ _rev }) => _rev);
  findings.halves = [...pairs.values()].filter((documents) => documents.length !== 2).length;
  database.close();
}
