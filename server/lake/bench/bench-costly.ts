import type { BenchServer } from './bench-server.ts';
import { type BenchQuery, queryUrl } from './content.ts';
import { percentile } from './figures.ts';
import type { Cell } from './table.ts';
import { openWriteConnection } from './write-connection.ts';

export const COSTLY_COLUMNS = ['meanwhile', 'by', 'median ms', '99 % below ms', 'worst ms', 'requests'];

const COSTLY_QUERIES = 8;

/** Measures the latency of a lookup and of a write, alone and while costly queries run. */
export async function benchCostly(server: BenchServer, dataset: string, seconds: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const count of [0, COSTLY_QUERIES]) {
    const load = askCostlyQueries(server, dataset, count);
    const writes = openWriteConnection(server, dataset);
    const lookup = queryUrl(server.lake, dataset, LOOKUP);
    const until = performance.now() + seconds * 1_000;
    const [read, written] = await Promise.all([
      timed(until, async () => void (await (await fetch(`${lookup}&${Math.random()}`)).text())),
      timed(until, (n) => writes.write([{ createOrReplace: { _id: 'note', _type: 'note', n } }])),
    ]);
    writes.close();
    await load.end();
    const by = `${count} costly queries`;
    for (const [name, times] of [
      ['a lookup by id', read],
      ['a write', written],
    ] as const) {
      rows.push([
        name,
        by,
        percentile(times, 0.5),
        percentile(times, 0.99),
        percentile(times, 1),
        times.length,
      ]);
    }
  }
  return rows;
}

const LOOKUP: BenchQuery = { name: 'lookup', query: '*[_id == "article-000001"][0]{_id, title}', params: {} };

/** A query with a nested subquery, which would block the thread for many seconds without interruptions. */
const COSTLY: BenchQuery = {
  name: 'costly',
  query: 'count(*[_type == "article"]{"n": count(*[_type == "article" && title match ^.title])})',
  params: {},
};

function askCostlyQueries({ lake, token }: BenchServer, dataset: string, count: number) {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (n: number) => {
    for (let asked = 0; !stop.signal.aborted; asked += 1) {
      const answer = await fetch(`${queryUrl(lake, dataset, COSTLY)}&${n}-${asked}`, { headers });
      await answer.text();
    }
  };
  const asking = Array.from({ length: count }, (_, n) => ask(n));
  return {
    async end() {
      stop.abort();
      await Promise.all(asking);
    },
  };
}

/** Runs a function repeatedly until a time, and measures each run in milliseconds. */
async function timed(until: number, run: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    await run(times.length);
    times.push(performance.now() - started);
  }
  return times;
}
