import { type Cell, formatTable } from '../table.ts';
import { benchReads, READ_COLUMNS } from './bench-reads.ts';
import { withServer, withTemporaryFolder } from './bench-server.ts';
import { benchStart, START_COLUMNS } from './bench-start.ts';
import { benchWrites, WRITE_COLUMNS } from './bench-writes.ts';
import { fillLake } from './fill-lake.ts';

const SIZES = [300, 10_000, 100_000];
const DATASET = 'production';

/** Measures the lake at several sizes, in processes of its own, and prints what it finds. */
export async function benchLake(seconds: number, sizes: readonly number[] = SIZES): Promise<void> {
  const starts: Cell[][] = [];
  for (const size of sizes) {
    await withTemporaryFolder(async (folder) => {
      fillLake(folder, DATASET, size);
      starts.push(await benchStart(folder, DATASET, size));
      const [reads, writes] = await withServer(folder, async (server) => [
        await benchReads(server, DATASET, size, seconds),
        await benchWrites(server, DATASET, folder),
      ]);
      console.log(formatTable(`Requests a second over HTTP, ${size} documents`, READ_COLUMNS, reads));
      console.log(formatTable(`Latency of a write, ${size} documents`, WRITE_COLUMNS, writes));
    });
  }
  console.log(formatTable('Start and rest', START_COLUMNS, starts));
}
