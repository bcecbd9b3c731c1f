import { type BenchServer, startLake, withTemporaryFolder } from './bench-server.ts';
import { articleQueries, type BenchQuery, LONG_TEXT, queryUrl } from './content.ts';
import { pause, percentile } from './figures.ts';
import { fillLake } from './fill-lake.ts';
import { type Cell, formatTable } from './table.ts';

const DATASET = 'production';
const ASKED = 500;
/** A lake that uses less of a processor for a second has read all of its documents. */
const IDLE_MICROSECONDS = 50_000;
const MOST_SECONDS_UNTIL_REST = 300;

/** A document by its id or its slug, each time another one, and a list of 20 with a reference each. */
function queriesOf(documents: number): Record<string, (n: number) => BenchQuery> {
  const [bySlug, list] = articleQueries;
  if (!bySlug || !list) throw new Error('The queries of articles are missing');
  // Neither in the order of the ids, nor near each other.
  const article = (n: number) => (n * 7919) % (documents - 10);
  return {
    'by id': (n) => ({
      name: 'by id',
      query: '*[_id == $id][0]',
      params: { id: `article-${String(article(n)).padStart(6, '0')}` },
    }),
    'by slug': (n) => ({ ...bySlug, params: { slug: `article-${article(n)}` } }),
    'a list of 20 with references': (n) => ({ ...list, params: { n } }),
  };
}

/** How long a large lake takes to start, what it holds in memory, and how long its first and its later answers take. */
export async function benchSize(documents: number): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    fillLake(folder, DATASET, documents, [], LONG_TEXT);
    const started = performance.now();
    const server = await startLake(folder);
    try {
      const open = performance.now() - started;
      const early = await latencies(server, documents, 'at once');
      const loaded = await untilRest(server);
      const later = await latencies(server, documents, 'at rest');
      console.log(
        formatTable(
          `${documents} documents of 2 kB`,
          ['start ms', 'memory while documents are read MB', 'at rest MB'],
          [[open, loaded.most, loaded.rest]],
        ),
      );
      console.log(
        formatTable(
          'Latency',
          ['query', 'when', 'first ms', 'median ms', '99 % below ms'],
          [...early, ...later],
        ),
      );
    } finally {
      await server.kill('SIGTERM');
    }
  });
}

async function latencies(server: BenchServer, documents: number, when: string): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const [name, query] of Object.entries(queriesOf(documents))) {
    const times: number[] = [];
    for (let n = 0; n < ASKED; n += 1) {
      const asked = performance.now();
      const response = await fetch(queryUrl(server.lake, DATASET, query(n)));
      await response.arrayBuffer();
      times.push(performance.now() - asked);
    }
    rows.push([name, when, times[0], percentile(times, 0.5), percentile(times, 0.99)]);
  }
  return rows;
}

async function untilRest(server: BenchServer): Promise<{ most: number; rest: number }> {
  let most = 0;
  let used = 0;
  for (let second = 0; second < MOST_SECONDS_UNTIL_REST; second += 1) {
    await pause(1_000);
    const rest = (await server.memory()).rss / 1e6;
    most = Math.max(most, rest);
    const now = await server.cpuTime();
    if (second > 0 && now - used < IDLE_MICROSECONDS) return { most, rest };
    used = now;
  }
  throw new Error('The lake did not come to rest');
}
