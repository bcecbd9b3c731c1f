import { createClient } from '@sanity/client';
import { type Lake, openLake } from 'embedded-content-lake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../../scripts/seed/seed-documents.ts';
import {
  addressedRouteQuery,
  fixedRouteQueries,
  frameQueries,
  type RouteQuery,
} from '../../web/app/route-queries.ts';
import { type ContentTransport, createPublishedReader } from '../../web/content/published-reader.ts';
import { withFactsOf } from '../../web/content/site-facts.ts';

/**
 * The site has its own small content reader instead of `@sanity/client`, which is thirty times as large. These tests give the same
 * input to both and compare their requests and results.
 */
const origin = 'http://localhost:3000';
let lake: Lake;

beforeAll(async () => {
  lake = openLake({ path: ':memory:', projectId: 'local', datasets: ['production'], adminToken: 'test' });
  const write = new Request(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer test', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: seedContent.map((document) => ({ createOrReplace: document })) }),
  });
  expect((await lake.fetch(write)).status).toBe(200);
});
afterAll(() => lake.close());

const ask = {
  reader: (projectId: string, { query, params }: RouteQuery, transport: ContentTransport) =>
    createPublishedReader({ projectId, dataset: 'production', origin, transport })(query, params),
  client: (projectId: string, { query, params }: RouteQuery, transport: ContentTransport) =>
    createClient({
      projectId,
      dataset: 'production',
      apiVersion: '2025-02-19',
      perspective: 'published',
      useCdn: projectId !== 'local',
      maxRetries: 0,
      ...(projectId === 'local' ? { apiHost: origin, useProjectHostname: false } : {}),
      resolveFetch: () => (url, init) => transport(new Request(url, init)),
    }).fetch<unknown>(query, params),
};

type Asker = (typeof ask)[keyof typeof ask];

/** The request, and its outcome: the result, or the error's message and status. */
async function exchange(asker: Asker, projectId: string, query: RouteQuery, answer: ContentTransport) {
  const sent: object[] = [];
  const outcome = await asker(projectId, query, async (request) => {
    const { method, url, headers } = request;
    // Only in Node does the client send its name.
    headers.delete('user-agent');
    sent.push({ method, url, headers: [...headers].sort(), body: await request.clone().text() });
    return answer(request);
  }).then(
    (result) => ({ result }),
    // The reader's error message leaves out the query, which is of no use to visitors.
    (error: Error & { statusCode?: number }) => ({
      message: error.message.replace(/(?<=^\w+-request to [^?\s]+)\?\S+/, ''),
      status: error.statusCode,
    }),
  );
  return { sent, outcome };
}

const expectTheSame = async (projectId: string, query: RouteQuery, answer: ContentTransport) => {
  const ours = await exchange(ask.reader, projectId, query, answer);
  expect(ours).toEqual(await exchange(ask.client, projectId, query, answer));
  return ours.outcome;
};

const siteQueries = [
  ...fixedRouteQueries.values(),
  addressedRouteQuery('agent', 'tara'),
  ...frameQueries,
].map(({ query, params }) => ({ query: withFactsOf(query), params }));

describe('every query of the site', () => {
  it.each(siteQueries)('is sent to the embedded lake and returns a result: %j', async (query) => {
    const outcome = await expectTheSame('local', query, (request) => lake.fetch(request));
    expect(outcome).toHaveProperty('result.content');
  });

  it.each(siteQueries)('is sent to a hosted project’s CDN: %j', async (query) => {
    await expectTheSame('abc123', query, async () => Response.json({ result: 1 }));
  });
});

it.each([
  ['a text with everything that an address escapes', { title: `a b+c&d=é'"~*()!%20\n\u2028` }],
  ['numbers, truths, nothing, lists and objects', { a: 1.5, b: false, c: null, d: ['x', { y: [] }] }],
  ['one that is undefined', { here: 'yes', away: undefined }],
])('parameters: %s', async (_what, params) => {
  // A route's parameters are strings; the API accepts any JSON.
  const query = { query: '*[title == $title]', params: params as Record<string, string> };
  await expectTheSame('local', query, async () => Response.json({ result: [] }));
});

it.each([11_100, 11_220, 11_235, 11_236, 11_237, 11_238, 11_250, 40_000])(
  'sends a query of %d characters in the URL or the body, as the client does',
  async (length) => {
    const query = { query: '1'.padEnd(length, '1'), params: { slug: 'tara' } };
    await expectTheSame('abc123', query, async () => Response.json({ result: 1 }));
  },
);

const json = (body: unknown, status: number, headers = {}) => Response.json(body, { status, headers });

it.each<[string, () => Response]>([
  [
    'the shape of the API',
    () => json({ statusCode: 401, error: 'Unauthorized', message: 'No session' }, 401),
  ],
  ['a description', () => json({ error: { description: 'Too slow', type: 'timeout' } }, 504)],
  ['a message alone', () => json({ message: 'The lake is dry' }, 500)],
  ['an error alone', () => json({ error: 'Not found' }, 404)],
  ['an object that says nothing', () => json({ error: { code: 7 } }, 503)],
  ['no object', () => json(null, 500)],
  ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>'.repeat(20), { status: 502 })],
  [
    'half a JSON',
    () => new Response('{"err', { status: 429, headers: { 'content-type': 'application/json' } }),
  ],
  ['a short text', () => new Response('Slow down', { status: 429, statusText: 'Too Many Requests' })],
  ['a trace', () => json({ message: 'No' }, 500, { traceparent: '00-0af7651916cd43dd-b7ad6b71-01' })],
])('an error with %s', async (_what, answer) => {
  await expectTheSame('local', { query: 'count(*)', params: {} }, async () => answer());
});

it('reports a parse error with the lake’s message, without the client’s excerpt of the query', async () => {
  const query = { query: '*[_id == $id]', params: {} };
  const ours = await exchange(ask.reader, 'local', query, (request) => lake.fetch(request));
  const theirs = await exchange(ask.client, 'local', query, (request) => lake.fetch(request));
  const what = 'param $id referenced, but not provided';
  expect(ours.outcome).toEqual({ message: `GROQ query parse error: ${what}`, status: 400 });
  expect(theirs.outcome).toEqual({ message: expect.stringContaining(what), status: 400 });
});

it('reports an unreachable network', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'));
  const { outcome } = await exchange(ask.reader, 'local', { query: '1', params: {} }, away);
  expect(outcome).toEqual({ message: 'fetch failed', status: undefined });
});
