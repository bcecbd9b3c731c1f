import { pause } from '../figures.ts';
import type { Cell } from '../table.ts';
import { startServer } from './bench-server.ts';
import { benchQueries, queryUrl } from './queries.ts';

export const START_COLUMNS = ['documents', 'port open after ms', 'first answer after ms', 'idle memory MB'];

/** Longer than connections are kept open without use: one that is closed at that moment fails. */
const SECONDS_OF_REST = 8;

/** How long a person waits after the start for the first answer, and what the process holds when nobody asks. */
export async function benchStart(folder: string, dataset: string, documents: number): Promise<Cell[]> {
  const started = performance.now();
  const server = await startServer(folder);
  try {
    const open = performance.now() - started;
    const [agent] = benchQueries;
    if (agent) await (await fetch(queryUrl(server.lake, dataset, agent))).text();
    const answered = performance.now() - started;
    await pause(SECONDS_OF_REST * 1000);
    return [documents, open, answered, (await server.memory()) / 1e6];
  } finally {
    await server.kill('SIGTERM');
  }
}
