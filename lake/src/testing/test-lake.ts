import { onTestFinished } from 'vitest';
import { type Lake, type LakeOptions, openLake } from '../lake.ts';

export const TOKEN = 'the-administrators-token';
export const ORIGIN = 'http://localhost:3000';

type Call = {
  method?: string;
  body?: unknown;
  /** A Bearer token; null for an anonymous request. */
  token?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** The status and JSON body of a response. The body is unknown, since tests compare it as a whole. */
export type Answer = { status: number; body: unknown };

/** A lake for one test, with functions to call it. */
export type TestLake = {
  lake: Lake;
  /** Calls `/v2025-02-19<path>`, by default as the administrator. */
  fetch(path: string, call?: Call): Promise<Response>;
  /** Calls like `fetch`, and parses the JSON of the response. */
  json(path: string, call?: Call): Promise<Answer>;
  /** Sends mutations to `production`; throws when they are refused. */
  mutate(...mutations: object[]): Promise<unknown>;
  query(groq: string, token?: string | null): Promise<unknown>;
};

/** Opens a lake, by default in memory, that closes when the test ends. */
export function openTestLake(options: Partial<LakeOptions> = {}): TestLake {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
    allowedOrigins: [ORIGIN],
    ...options,
  });
  onTestFinished(() => lake.close());

  const fetch: TestLake['fetch'] = (path, { method, body, token = TOKEN, headers, signal } = {}) => {
    const versioned = path.startsWith('/v') || path.startsWith('//') ? path : `/v2025-02-19${path}`;
    const init: RequestInit = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    if (signal) init.signal = signal;
    return lake.fetch(new Request(ORIGIN + versioned, init));
  };
  const json: TestLake['json'] = async (path, call) => {
    const response = await fetch(path, call);
    return { status: response.status, body: await response.json() };
  };
  return {
    lake,
    fetch,
    json,
    async mutate(...mutations) {
      const { status, body } = await json('/data/mutate/production?returnIds=true', { body: { mutations } });
      if (status !== 200) throw new Error(`The lake refused a mutation: ${JSON.stringify(body)}`);
      return body;
    },
    async query(groq, token) {
      const path = `/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`;
      const { body } = await json(path, token === undefined ? {} : { token });
      return typeof body === 'object' && body !== null && 'result' in body ? body.result : body;
    },
  };
}
