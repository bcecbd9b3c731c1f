import type { BenchServer } from './bench-server.ts';
import { type BenchQuery, queryUrl } from './content.ts';
import { applyLoad, type LoadResult } from './load.ts';
import type { Cell } from './table.ts';

export const READ_COLUMNS = [
  'query',
  'documents',
  'connections',
  'constant',
  'cached',
  'of constant',
  'uncached',
  'of constant',
  'groq-js alone',
  'CPU µs: constant',
  'cached',
  'uncached',
];

const CONNECTIONS = [1, 16];

/** The number of documents, and how long each figure is measured. */
type Scale = { documents: number; seconds: number };

/** Measures requests per second for each query: a constant of the same size, the lake with and without its cache, groq-js alone. */
export async function benchReads(
  server: BenchServer,
  dataset: string,
  queries: readonly BenchQuery[],
  scale: Scale,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const query of queries) {
    for (const connections of CONNECTIONS) {
      rows.push(await benchQuery(server, dataset, query, connections, scale));
    }
  }
  return rows;
}

async function benchQuery(
  server: BenchServer,
  dataset: string,
  query: BenchQuery,
  connections: number,
  { documents, seconds }: Scale,
): Promise<Cell[]> {
  const url = queryUrl(server.lake, dataset, query);
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
  const constantUrl = `${server.floors}/constant?bytes=${bytes}`;
  const scanUrl = `${server.floors}/groq-js?${new URLSearchParams({
    query: query.query,
    params: JSON.stringify(query.params),
  })}`;
  const measure = async (target: string, distinct = false): Promise<LoadResult> => {
    const load = { url: target, connections, distinct, cpuTime: server.cpuTime };
    await applyLoad({ ...load, seconds: 1 });
    return applyLoad({ ...load, seconds });
  };
  const constant = await measure(constantUrl);
  const cached = await measure(url);
  const uncached = await measure(url, true);
  const scan = connections === 1 ? await measure(scanUrl) : undefined;
  const share = ({ perSecond }: LoadResult) => `${Math.round((perSecond / constant.perSecond) * 100)} %`;
  return [
    `${query.name} (${(bytes / 1000).toFixed(1)} kB)`,
    documents,
    connections,
    constant.perSecond,
    cached.perSecond,
    share(cached),
    uncached.perSecond,
    share(uncached),
    scan?.perSecond,
    constant.cpuMicroseconds,
    cached.cpuMicroseconds,
    uncached.cpuMicroseconds,
  ];
}
