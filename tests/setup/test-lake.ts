import { type Lake, openLake } from 'embedded-content-lake';
import { http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

const token = 'test';

/** A document to write into the lake. */
export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A real lake in memory; the tests of the calling file reach it through network requests, which msw intercepts. */
export interface TestLake {
  /** Publishes documents: creates them, or replaces those with the same id. */
  publish: (...documents: SeedDocument[]) => Promise<void>;
  /** Deletes documents by id. */
  remove: (...ids: string[]) => Promise<void>;
  /** Handles requests before the lake until the test ends: to simulate a fault, a delay or another server. */
  answer: (...handlers: RequestHandler[]) => void;
}

/** URL pattern of the content API, for handlers passed to `answer`. */
export const contentApi = '*/v2025-02-19/*';

/** Opens the lake with these documents before the file's tests, and closes it after. Requests to unknown URLs fail. */
export function setUpTestLake(documents: readonly SeedDocument[] = []): TestLake {
  let lake: Lake;
  const server = setupServer(http.all(contentApi, ({ request }) => lake.fetch(request)));

  const mutate = async (mutations: object[]) => {
    const response = await lake.fetch(
      new Request('http://localhost/v2025-02-19/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations }),
      }),
    );
    if (!response.ok) throw new Error(`The test lake refused a mutation: ${await response.text()}`);
  };
  const publish: TestLake['publish'] = (...documents) =>
    mutate(documents.map((document) => ({ createOrReplace: document })));

  beforeAll(async () => {
    takeNodeRequest();
    lake = openLake({ path: ':memory:', projectId: 'local', datasets: ['production'], adminToken: token });
    server.listen({ onUnhandledFrame: 'error' });
    if (documents.length > 0) await publish(...documents);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    lake.close();
  });

  return {
    publish,
    remove: (...ids) => mutate(ids.map((id) => ({ delete: { id } }))),
    answer: (...handlers) => server.use(...handlers),
  };
}

/**
 * Vitest's jsdom wraps Request and copies the second argument with spread syntax, which loses the method and body of a Request
 * passed there, as the lake does. The wrapper's parent class is Node's Request.
 */
function takeNodeRequest() {
  const parent: unknown = Object.getPrototypeOf(Request);
  const isWrapped = typeof parent === 'function' && parent !== Function.prototype;
  if (isWrapped) Object.assign(globalThis, { Request: parent });
}
