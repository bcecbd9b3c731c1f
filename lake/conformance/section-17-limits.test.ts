import { expect, onTestFinished, vi } from 'vitest';
import { makeJpeg } from '../src/assets/testing/images.ts';
import { PUBLIC_LIMITS } from '../src/limits/limits.ts';
import { ORIGIN, openTestLake, type TestLake, TOKEN } from '../src/testing/test-lake.ts';
import { harmless, refused, section, supported } from './facts.ts';
import { openAssets } from './testing/test-assets.ts';

const mutate = (lake: TestLake, document: object) =>
  lake.json('/data/mutate/production', { body: { mutations: [{ create: { _type: 'book', ...document } }] } });

/** An object with `levels` of nesting. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

/** So many attributes, each with a number; a stored document has five more. */
const attributes = (count: number, start = 0): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${start + index}`, index]));

/** Stops the clock of the limits, so that the speed of the machine does not matter. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

section(17, 'Limits', () => {
  refused('a request body of more than 4,000,000 bytes: 413', async () => {
    const { lake, json } = openTestLake();
    const token = lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret;
    const mutations = [{ create: { _id: 'a', _type: 'book', text: 'x'.repeat(4_000_000) } }];
    expect(await json('/data/mutate/production', { body: { mutations }, token })).toMatchObject({
      status: 413,
      body: { message: 'Request body exceeds limit of 4000000 bytes' },
    });
  });

  supported('an administrator sends a document of 32 MB in one request, as an import does', async () => {
    const lake = openTestLake();
    const { status } = await mutate(lake, { text: 'x'.repeat(31_000_000) });
    expect(status).toBe(200);
    expect(await lake.query('length(*[0].text)')).toBe(31_000_000);
  });

  refused('a request body of more than 1,000,000 bytes without a token: 413', async () => {
    const { json } = openTestLake();
    const ask = (bytes: number, token: string | null) => {
      const body = { query: '$text == ""', params: { text: 'x'.repeat(bytes) } };
      return json('/data/query/production?returnQuery=false', { body, token });
    };
    expect((await ask(999_000, null)).status).toBe(200);
    expect(await ask(1_001_000, null)).toMatchObject({
      status: 413,
      body: { message: 'Request body exceeds limit of 1000000 bytes. Send less at a time, or a token' },
    });
    expect((await ask(1_001_000, TOKEN)).status).toBe(200);
    const longest = `//${'漢'.repeat(299_996)}\n1`;
    expect((await json('/data/query/production', { body: { query: longest }, token: null })).status).toBe(
      200,
    );
  });

  refused('a request body without a token that is incomplete after 30 seconds: 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { lake } = openTestLake();
    const ask = async (headers: Record<string, string>) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"query":'));
          setTimeout(() => {
            controller.enqueue(new TextEncoder().encode('"1"}'));
            controller.close();
          }, 60_000);
        },
      });
      const init = { method: 'POST', headers, body, duplex: 'half' };
      const answer = lake.fetch(new Request(`${ORIGIN}/v1/data/query/production`, init));
      await vi.advanceTimersByTimeAsync(60_000);
      return (await answer).status;
    };
    expect(await ask({})).toBe(408);
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  });

  refused('a request body that ends too early: 400, not 500', async () => {
    const { lake } = openTestLake();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"mutations":')),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    // Node requires `duplex`, which the DOM's types lack.
    const init = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` }, body, duplex: 'half' };
    expect((await lake.fetch(new Request(`${ORIGIN}/v1/data/mutate/production`, init))).status).toBe(400);
  });

  refused('attributes nested more than 20 deep: 400', async () => {
    expect((await mutate(openTestLake(), nested(20))).status).toBe(200);
    expect((await mutate(openTestLake(), nested(21))).status).toBe(400);
  });

  refused('more than 1,000 attributes of a document, counted as paths and types: 400', async () => {
    expect((await mutate(openTestLake(), attributes(995))).status).toBe(200);
    expect((await mutate(openTestLake(), attributes(996))).status).toBe(400);
  });

  refused('an id of more than 128 characters: 400', async () => {
    expect((await mutate(openTestLake(), { _id: 'x'.repeat(128) })).status).toBe(200);
    expect((await mutate(openTestLake(), { _id: 'x'.repeat(129) })).status).toBe(400);
  });

  refused('a document of more than 32 MB: 400', async () => {
    const lake = openTestLake();
    await mutate(lake, { _id: 'a', text: 'x'.repeat(31_000_000) });
    const patch = { id: 'a', set: { more: 'x'.repeat(1_100_000) } };
    expect(await lake.json('/data/mutate/production', { body: { mutations: [{ patch }] } })).toMatchObject({
      status: 400,
      body: { error: { description: expect.stringContaining('exceeds the limit of 32 MB') } },
    });
  });

  for (const [who, token, visits] of [
    ['without a token', null, '5,000,000'],
    ['with a token', TOKEN, '20,000,000'],
  ] as const) {
    refused(`endless queries: 400 after ${visits} visited values ${who}`, async () => {
      stopClock();
      const lake = openTestLake();
      await lake.mutate(...Array.from({ length: 300 }, () => ({ create: { _type: 't' } })));
      const query = encodeURIComponent('count(*[count(*[count(*[_rev != ^._id]) > 0]) > 0])');
      expect(await lake.json(`/data/query/production?query=${query}`, { token })).toMatchObject({
        status: 400,
        body: {
          error: { type: 'queryTimeoutError', description: expect.stringContaining(`${visits} visited`) },
        },
      });
    });
  }

  for (const [what, query] of [
    ['brackets', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
    ['parentheses', `${'('.repeat(3_000)}1${')'.repeat(3_000)}`],
    ['negations', `${'!'.repeat(3_000)}true`],
    ['projections', `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`],
  ] as const) {
    refused(`3,000 nested ${what}: 400`, async () => {
      const { json } = openTestLake();
      expect((await json('/data/query/production', { body: { query } })).status).toBe(400);
    });
  }

  for (const [what, call, body, limit] of [
    ['requests', 'POST /data/query/production', '{"query":"1"}', 500],
    ['mutations', 'POST /data/mutate/production', '{"mutations":[]}', 25],
    ['actions', 'POST /data/actions/production', '{"actions":[]}', 25],
    ['keys and values', 'PUT /users/me/keyvalue', '[{"key":"a"}]', 25],
    ['uploads', 'POST /assets/files/production', 'x', 25],
  ] as const) {
    refused(`more than ${limit} ${what} per second from one address, on a public lake: 429`, async () => {
      stopClock();
      const send = (lake: TestLake['lake'], address: string) => {
        const headers = { authorization: `Bearer ${TOKEN}` };
        const [method = '', path = ''] = call.split(' ');
        const request = new Request(`${ORIGIN}/v2025-02-19${path}`, { method, headers, body });
        return lake.fetch(request, { address });
      };
      for (const [limits, answer] of [
        [PUBLIC_LIMITS, 429],
        [{}, 200],
      ] as const) {
        const { lake } = openTestLake({ limits });
        for (let call = 1; call <= limit; call += 1) {
          expect((await send(lake, '198.51.100.1')).status).toBe(200);
        }
        expect((await send(lake, '198.51.100.1')).status).toBe(answer);
        expect((await send(lake, '198.51.100.2')).status).toBe(200);
      }
    });
  }

  refused('more than 500 downloads per second from one address, on a public lake: 429', async () => {
    stopClock();
    const { lake } = openTestLake({ limits: PUBLIC_LIMITS });
    const ask = (address: string) =>
      lake.fetch(new Request(`${ORIGIN}/files/local/production/none.txt`), { address });
    for (let call = 1; call <= 500; call += 1) expect((await ask('198.51.100.1')).status).toBe(404);
    const { status, headers } = await ask('198.51.100.1');
    // Pages of other sites can read the status and Retry-After.
    expect([status, headers.get('access-control-allow-origin')]).toEqual([429, '*']);
    expect((await ask('198.51.100.2')).status).toBe(404);
  });

  refused(
    'more than 10 queued pictures in unexpected sizes from one address, on a public lake: 429',
    async () => {
      const statuses = async (limits: object) => {
        const { lake, upload } = openAssets({ limits });
        const { url } = await upload('images/production', await makeJpeg(16, 8));
        const ask = async (address: string, width: number) =>
          (await lake.fetch(new Request(`${url}?w=${width}&q=100`), { address })).status;
        const many = Array.from({ length: 20 }, (_, index) => ask('198.51.100.1', index + 1));
        return { one: new Set(await Promise.all(many)), other: await ask('198.51.100.2', 500) };
      };
      expect(await statuses(PUBLIC_LIMITS)).toEqual({ one: new Set([200, 429]), other: 200 });
      expect(await statuses({})).toEqual({ one: new Set([200]), other: 200 });
    },
  );

  refused('a picture whose transformation may need more than a sixth of the memory: 413', async () => {
    const most = 400 * 200 * 5;
    const { send, upload, get } = openAssets({ pictureMemory: most });
    const { url } = await upload('images/production', await makeJpeg(400, 200));
    expect((await get(`${url}?w=200`)).status).toBe(200);
    const refusals = [
      await send('images/production', await makeJpeg(402, 200)),
      await get(`${url}?or=90`),
      await get(`${url}?w=200&fm=avif`),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([413, 413, 413]);
    expect((await refusals[0]?.json())?.message).toContain('Make it smaller before you upload it');
  });

  harmless('unique attributes of a dataset, 2,000 to 10,000 by plan: not counted', async () => {
    const lake = openTestLake();
    const create = (start: number) => ({ create: { _type: 'book', ...attributes(900, start) } });
    await lake.mutate(...Array.from({ length: 12 }, (_, index) => create(index * 900)));
    expect(await lake.query('count(*)')).toBe(12);
  });
});
