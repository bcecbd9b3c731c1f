import { benchCostly, COSTLY_COLUMNS } from './bench-costly.ts';
import { benchReads, READ_COLUMNS } from './bench-reads.ts';
import { startLake, withLake, withTemporaryFolder } from './bench-server.ts';
import { benchWrites, WRITE_COLUMNS } from './bench-writes.ts';
import { articleQueries, type BenchContent, type BenchQuery, noContent, queryUrl } from './content.ts';
import { pause } from './figures.ts';
import { fillLake } from './fill-lake.ts';
import { type Cell, formatTable } from './table.ts';

const START_COLUMNS = ['documents', 'port open after ms', 'first answer after ms', 'idle memory MB'];

/** Longer than the keep-alive timeout: a request on a connection that the server is closing would fail. */
const IDLE_SECONDS = 8;

/** Measures the time from the start to the first response, and the memory of the idle process. */
async function benchStart(
  folder: string,
  dataset: string,
  documents: number,
  first: BenchQuery | undefined,
): Promise<Cell[]> {
  const started = performance.now();
  const server = await startLake(folder);
  try {
    const open = performance.now() - started;
    if (first) await (await fetch(queryUrl(server.lake, dataset, first))).text();
    const answered = performance.now() - started;
    await pause(IDLE_SECONDS * 1000);
    return [documents, open, answered, (await server.memory()).rss / 1e6];
  } finally {
    await server.kill('SIGTERM');
  }
}

const SIZES = [300, 10_000, 100_000];
const DATASET = 'production';

type LakeBenchOptions = {
  /** How long each figure is measured. */
  seconds: number;
  /** Numbers of documents. */
  sizes?: readonly number[] | undefined;
  content?: BenchContent;
};

/** Measures the lake at several sizes, each in its own process, and prints the results. */
export async function benchLake({
  seconds,
  sizes = SIZES,
  content = noContent,
}: LakeBenchOptions): Promise<void> {
  const queries = [...content.queries, ...articleQueries];
  const starts: Cell[][] = [];
  for (const size of sizes) {
    await withTemporaryFolder(async (folder) => {
      fillLake(folder, DATASET, size, content.documents);
      starts.push(await benchStart(folder, DATASET, size, queries[0]));
      const [reads, writes, costly] = await withLake(folder, async (server) => [
        await benchReads(server, DATASET, queries, { documents: size, seconds }),
        await benchWrites(server, DATASET, folder),
        await benchCostly(server, DATASET, seconds),
      ]);
      console.log(formatTable(`Requests a second over HTTP, ${size} documents`, READ_COLUMNS, reads));
      console.log(formatTable(`Latency of a write, ${size} documents`, WRITE_COLUMNS, writes));
      console.log(formatTable(`Latency beside costly queries, ${size} documents`, COSTLY_COLUMNS, costly));
    });
  }
  console.log(formatTable('Start and rest', START_COLUMNS, starts));
}
