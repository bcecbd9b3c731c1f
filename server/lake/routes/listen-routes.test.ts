import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEvents } from '../listen/testing/read-events.ts';
import { ORIGIN, openTestLake, type TestLake } from '../testing/test-lake.ts';

const book = (_id: string, fields: object = {}) => ({ createOrReplace: { _id, _type: 'book', ...fields } });

async function listen({ fetch }: TestLake, search: string, call: Parameters<TestLake['fetch']>[1] = {}) {
  const response = await fetch(`/data/listen/production?query=*&${search}`, call);
  expect(response.status).toBe(200);
  return readEvents(response);
}

const resume = (id: string | undefined) => ({ headers: { 'last-event-id': id ?? '' } });
const documentIdOf = (event: { data: unknown } | undefined) =>
  typeof event?.data === 'object' && event.data && 'documentId' in event.data
    ? event.data.documentId
    : undefined;

describe('GET /data/listen', () => {
  it('greets, then tells of what happens', async () => {
    const lake = openTestLake();
    const events = await listen(lake, 'includeResult=true');
    expect(await events.next()).toEqual({
      event: 'welcome',
      id: undefined,
      data: { listenerName: expect.any(String) },
    });
    await lake.mutate(book('a', { n: 1 }));
    expect(await events.next()).toMatchObject({
      event: 'mutation',
      id: undefined,
      data: { documentId: 'a', transition: 'appear', result: { n: 1 }, transactionTotalEvents: 1 },
    });
  });

  it.each([
    ['query', 'query'],
    ['transaction', 'transaction'],
    ['anything-else', 'transaction'],
  ])('takes the visibility %s for %s', async (given, taken) => {
    const lake = openTestLake();
    const events = await listen(lake, `visibility=${given}`);
    await events.next();
    await lake.mutate(book('a'));
    expect(await events.next()).toMatchObject({ data: { visibility: taken } });
  });

  it('filters by the query and its parameters', async () => {
    const lake = openTestLake();
    const query = encodeURIComponent('*[_type == $type] | order(n) {n}');
    const response = await lake.fetch(
      `/data/listen/production?query=${query}&$type=${encodeURIComponent('"film"')}`,
    );
    const events = readEvents(response);
    await lake.mutate(book('a'), { create: { _id: 'f', _type: 'film' } });
    expect((await events.take(2))[1]).toMatchObject({ data: { documentId: 'f', transactionTotalEvents: 1 } });
  });

  it('answers a query that cannot be parsed with channelError, and ends', async () => {
    const { fetch } = openTestLake();
    const events = readEvents(await fetch('/data/listen/production?query=*%5B'));
    expect(await events.next()).toMatchObject({
      event: 'channelError',
      data: { error: { type: 'queryParseError', description: expect.any(String), query: '*[' } },
    });
    expect(await events.next()).toBeUndefined();
  });

  it('does not tell anonymous listeners of drafts', async () => {
    const lake = openTestLake();
    const events = await listen(lake, '', { token: null });
    await events.next();
    await lake.mutate(book('drafts.a'));
    await lake.mutate(book('drafts.b'), book('b'));
    expect(await events.next()).toMatchObject({ data: { documentId: 'b', transactionTotalEvents: 1 } });
  });

  it('resumes after the last event', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    await lake.mutate(book('a'));
    const [, seen] = await first.take(2);
    await first.cancel();
    await lake.mutate(book('b'));
    await lake.mutate(book('c'));

    const second = await listen(lake, 'enableResume=true', resume(seen?.id));
    await lake.mutate(book('d'));
    const events = await second.take(4);
    expect(events.map(({ event }) => event)).toEqual(['welcomeback', 'mutation', 'mutation', 'mutation']);
    expect(events.slice(1).map(documentIdOf)).toEqual(['b', 'c', 'd']);
  });

  it('says reset within a transaction that was cut off, and goes on after its end', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    await lake.mutate(book('a'), book('b'), book('c'));
    const [, half, , whole] = await first.take(4);
    await first.cancel();
    expect([half, whole].map(documentIdOf)).toEqual(['a', 'c']);

    const cut = await listen(lake, 'enableResume=true', resume(half?.id));
    const resumed = await listen(lake, 'enableResume=true', resume(whole?.id));
    await lake.mutate(book('d'));
    expect(await cut.take(2)).toMatchObject([{ event: 'reset' }, { data: { documentId: 'd' } }]);
    expect(await resumed.take(2)).toMatchObject([{ event: 'welcomeback' }, { data: { documentId: 'd' } }]);
  });

  it('takes a transaction for whole when what remains of it does not match the listener', async () => {
    const lake = openTestLake();
    await lake.json('/data/mutate/production', {
      body: { mutations: [book('a'), book('drafts.b')], transactionId: 'tx' },
    });
    const events = await listen(lake, 'enableResume=true', { token: null, ...resume('tx#a') });
    expect(await events.next()).toMatchObject({ event: 'welcomeback' });
  });

  it('resumes from its greeting when nothing had happened', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    const welcome = await first.next();
    await first.cancel();
    await lake.mutate(book('a'));
    const second = await listen(lake, 'enableResume=true', resume(welcome?.id));
    expect(await second.take(2)).toMatchObject([{ event: 'welcomeback' }, { data: { documentId: 'a' } }]);
  });

  it('says reset when it does not know the event, and welcome when resuming was not asked for', async () => {
    const lake = openTestLake();
    const unknown = await listen(lake, 'enableResume=true', resume('unknown#a'));
    expect(await unknown.next()).toMatchObject({ event: 'reset', id: expect.any(String) });
    const plain = await listen(lake, '', resume('unknown#a'));
    expect(await plain.next()).toMatchObject({ event: 'welcome' });
  });

  it('takes the event id from the URL too', async () => {
    const lake = openTestLake();
    const events = await listen(lake, 'enableResume=true&lastEventId=unknown');
    expect(await events.next()).toMatchObject({ event: 'reset' });
  });

  it('disconnects listeners of a dataset that is deleted', async () => {
    const lake = openTestLake();
    const events = await listen(lake, '');
    await lake.fetch('/datasets/production', { method: 'DELETE' });
    expect((await events.take(3)).slice(1)).toEqual([
      { event: 'disconnect', id: undefined, data: { reason: 'Dataset "production" was deleted' } },
    ]);
  });

  it.each(['listen', 'live/events'])(
    'ends %s when its token is revoked, and again when it resumes',
    async (kind) => {
      const lake = openTestLake();
      const { body } = await lake.json('/projects/local/tokens', {
        body: { label: 'Ann', roleName: 'viewer' },
      });
      const { id, key: token } = mintedToken(body);
      const path = `/data/${kind}/production?query=*&includeDrafts=true&enableResume=true`;
      const events = readEvents(await lake.fetch(path, { token }));
      const welcome = await events.next();
      await lake.fetch(`/projects/local/tokens/${id}`, { method: 'DELETE' });
      await lake.mutate(book('drafts.a'));
      expect(await events.next()).toBeUndefined();
      expect((await lake.fetch(path, { token, ...resume(welcome?.id) })).status).toBe(401);
    },
  );

  it.each(['listen', 'live/events'])('ends %s when its token expires', async (kind) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const lake = openTestLake();
    const expiresAt = new Date(Date.now() + 60_000);
    const { secret: token } = lake.lake.tokens.mint({ label: 'Ann', role: 'viewer', expiresAt });
    const events = readEvents(await lake.fetch(`/data/${kind}/production?query=*`, { token }));
    await events.next();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await events.next()).toBeUndefined();
  });

  it.each(['listen', 'live/events'])(
    'ends %s without a token when the dataset is made private',
    async (kind) => {
      const lake = openTestLake();
      const path = `/data/${kind}/production?query=*`;
      const anonymous = readEvents(await lake.fetch(path, { token: null }));
      const signedIn = readEvents(await lake.fetch(path));
      await Promise.all([anonymous.next(), signedIn.next()]);
      await lake.fetch('/datasets/production', { method: 'PATCH', body: { aclMode: 'private' } });
      await lake.mutate(book('a'));
      expect(await anonymous.next()).toBeUndefined();
      expect(await signedIn.next()).toBeDefined();
      expect((await lake.fetch(path, { token: null })).status).toBe(401);
    },
  );

  it.each(['cancels', 'aborts'])('forgets a listener that %s', async (way) => {
    const lake = openTestLake();
    const controller = new AbortController();
    const events = await listen(lake, '', { signal: controller.signal });
    await events.next();
    if (way === 'cancels') await events.cancel();
    else controller.abort();
    await lake.mutate(book('a'));
    expect(await events.next()).toBeUndefined();
  });
});

describe('HEAD of an event stream', () => {
  it.each(['/data/listen/production?query=*', '/data/live/events/production'])(
    'answers what a GET does, and opens nothing: %s',
    async (path) => {
      const { lake } = openTestLake();
      const ask = (method: string) =>
        lake.fetch(new Request(`${ORIGIN}/v2025-02-19${path}`, { method }), { address: '198.51.100.1' });
      for (let time = 0; time < 60; time += 1) await ask('HEAD');
      const head = await ask('HEAD');
      const stream = await ask('GET');
      expect(stream.status).toBe(200);
      await stream.body?.cancel();
      expect(head).toMatchObject({ status: 200, body: null });
      expect(head.headers.get('content-type')).toBe(stream.headers.get('content-type'));
    },
  );

  it('says no as a GET does', async () => {
    const { fetch } = openTestLake();
    expect((await fetch('/data/listen/other?query=*', { method: 'HEAD' })).status).toBe(404);
  });
});

describe('GET /data/live/events', () => {
  const live = async (
    lake: TestLake,
    search = '',
    call: Parameters<TestLake['fetch']>[1] = { token: null },
  ) => readEvents(await lake.fetch(`/data/live/events/production?${search}`, call));

  it('greets, then names the tags of what the public can see', async () => {
    const lake = openTestLake();
    const events = await live(lake);
    expect(await events.next()).toMatchObject({ event: 'welcome', id: expect.any(String), data: {} });
    await lake.mutate(book('drafts.a'));
    const published = await lake.mutate(book('a'));
    const message = await events.next();
    expect(message?.event).toBe('message');
    expect(published).toMatchObject({ transactionId: message?.id });
    const { body } = await lake.json(
      `/data/query/production?query=${encodeURIComponent('*[_type=="book"]')}`,
    );
    expect(message?.data).toMatchObject({ tags: expect.arrayContaining([syncTag(body)]) });
  });

  it('tells of drafts to who may see them', async () => {
    const lake = openTestLake();
    expect(
      (await lake.fetch('/data/live/events/production?includeDrafts=true', { token: null })).status,
    ).toBe(403);
    const events = await live(lake, 'includeDrafts=true', {});
    await events.next();
    await lake.mutate(book('drafts.a'));
    expect(await events.next()).toMatchObject({ event: 'message' });
  });

  it('resumes after an event or a greeting, and says restart when it knows neither', async () => {
    const lake = openTestLake();
    const first = await live(lake);
    const welcome = await first.next();
    await first.cancel();
    await lake.mutate(book('a'));
    const second = await live(lake, '', { token: null, ...resume(welcome?.id) });
    const [, missed] = await second.take(2);
    expect(missed).toMatchObject({ event: 'message' });
    await second.cancel();
    await lake.mutate(book('b'));
    const third = await live(lake, '', { token: null, ...resume(missed?.id) });
    expect((await third.take(2)).map(({ event }) => event)).toEqual(['welcome', 'message']);
    const lost = await live(lake, '', { token: null, ...resume('unknown') });
    expect((await lost.take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart']);
  });

  it('goes away when the dataset is deleted', async () => {
    const lake = openTestLake();
    const events = await live(lake);
    await lake.fetch('/datasets/production', { method: 'DELETE' });
    expect((await events.take(3)).map(({ event }) => event)).toEqual(['welcome', 'goaway']);
  });

  it('needs an API version that has it', async () => {
    const { json } = openTestLake();
    expect(await json('/v1/data/live/events/production')).toMatchObject({ status: 400 });
  });
});

function mintedToken(body: unknown): { id: string; key: string } {
  // The shape that the route's own tests hold.
  return body as { id: string; key: string };
}

function syncTag(body: unknown): unknown {
  const tags = typeof body === 'object' && body && 'syncTags' in body ? body.syncTags : undefined;
  return Array.isArray(tags) ? tags[0] : undefined;
}
