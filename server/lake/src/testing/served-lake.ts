import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { type Lake, openLake } from '../lake.ts';

export const TOKEN = 'the-administrators-token';

/** A lake that answers on a free port of this machine, on disk, for the tests of one file. */
export type ServedTestLake = {
  /** `http://localhost:<port>`. */
  url: string;
  /** Ends every open connection, as a network that fails does. */
  cutConnections(): void;
  /** Creates or replaces a document of the first dataset without a connection. */
  write(document: object): Promise<void>;
};

/** Serves a lake with these datasets for the tests of the calling file. */
export function serveTestLake(...datasets: string[]): ServedTestLake {
  let folder: string;
  let lake: Lake;
  const served: ServedTestLake = {
    url: '',
    cutConnections: () => {},
    async write(document) {
      const body = JSON.stringify({ mutations: [{ createOrReplace: document }] });
      const init = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` }, body };
      const answer = await lake.fetch(new Request(`${served.url}/v1/data/mutate/${datasets[0]}`, init));
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
  let close = async () => {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lake-contract-'));
    lake = openLake({ path: folder, projectId: 'local', datasets, adminToken: TOKEN });
    const { server, port } = await listen((request) => lake.fetch(request));
    served.url = `http://localhost:${port}`;
    served.cutConnections = () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    };
    close = () => new Promise((resolve) => server.close(() => resolve()));
  });
  afterAll(async () => {
    const closed = close();
    served.cutConnections();
    await closed;
    lake.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return served;
}

type Listening = { server: ReturnType<typeof serve>; port: number };

function listen(fetch: (request: Request) => Promise<Response>): Promise<Listening> {
  return new Promise((resolve) => {
    const options = { fetch, port: 0, hostname: '127.0.0.1' };
    const server = serve(options, ({ port }) => resolve({ server, port }));
  });
}
