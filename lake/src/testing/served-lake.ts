import { afterAll, beforeAll } from 'vitest';
import { type RunningLake, serveLake } from '../server/server.ts';
import { TOKEN } from './test-lake.ts';

export type TestLakeOptions = {
  /** The names of the datasets; `clientConfig` and `write` use the first. */
  datasets?: readonly string[];
  /** The initial documents of the first dataset, each with `_id` and `_type`. */
  documents?: readonly object[];
};

/** A lake in memory on a free port, for the tests of one file. */
export type ServedTestLake = {
  /** `http://localhost:<port>`. */
  readonly url: string;
  /** The options for `createClient` of `@sanity/client` besides `apiVersion`, with the administrator's token. */
  readonly clientConfig: {
    projectId: string;
    dataset: string;
    apiHost: string;
    useProjectHostname: false;
    useCdn: false;
    token: string;
  };
  /** Creates or replaces documents of the first dataset, without using the network. */
  write(...documents: object[]): Promise<void>;
  /** Closes every open connection, as in a network failure. */
  cutConnections(): void;
};

/** Serves a lake during all tests of the calling file (`beforeAll` to `afterAll`). */
export function serveTestLake({
  datasets = ['production'],
  documents = [],
}: TestLakeOptions = {}): ServedTestLake {
  const [dataset = 'production'] = datasets;
  let running: RunningLake | undefined;
  const served = (): RunningLake => {
    if (!running) throw new Error('The lake is there from beforeAll on, once the tests of the file begin');
    return running;
  };
  const write = async (...written: object[]) => {
    const { url, lake } = served();
    const mutations = written.map((document) => ({ createOrReplace: document }));
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ mutations }),
    };
    const answer = await lake.fetch(new Request(`${url}/v1/data/mutate/${dataset}`, init));
    if (!answer.ok) throw new Error(await answer.text());
  };

  beforeAll(async () => {
    running = await serveLake({
      path: ':memory:',
      port: 0,
      projectId: 'local',
      datasets,
      adminToken: TOKEN,
    });
    if (documents.length > 0) await write(...documents);
  });
  afterAll(() => running?.close());

  return {
    get url() {
      return served().url;
    },
    get clientConfig() {
      return {
        projectId: 'local',
        dataset,
        apiHost: served().url,
        useProjectHostname: false,
        useCdn: false,
        token: TOKEN,
      } as const;
    },
    write,
    cutConnections: () => served().cutConnections(),
  };
}
