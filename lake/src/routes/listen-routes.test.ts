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

describe('GET /data/listen', () => {
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

  it('treats a transaction as complete when its remaining documents do not match the listener', async () => {
    const lake = openTestLake();
    await lake.json('/data/mutate/production', {
      body: { mutations: [book('a'), book('drafts.b')], transactionId: 'tx' },
    });
    const events = await listen(lake, 'enableResume=true', { token: null, ...resume('tx#a') });
    expect(await events.next()).toMatchObject({ event: 'welcomeback' });
  });

  it('resumes from its welcome event when nothing had happened', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    const welcome = await first.next();
    await first.cancel();
    await lake.mutate(book('a'));
    const second = await listen(lake, 'enableResume=true', resume(welcome?.id));
    expect(await second.take(2)).toMatchObject([{ event: 'welcomeback' }, { data: { documentId: 'a' } }]);
  });

  it('accepts the event id in the URL too', async () => {
    const lake = openTestLake();
    const events = await listen(lake, 'enableResume=true&lastEventId=unknown');
    expect(await events.next()).toMatchObject({ event: 'reset' });
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

  it.each(['cancels', 'aborts'])('removes a listener that %s', async (way) => {
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

  it('answers errors with the same status as GET', async () => {
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

  it('resumes after an event or a welcome, and sends restart for an unknown id', async () => {
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
});

function mintedToken(body: unknown): { id: string; key: string } {
  // The shape that the route's own tests hold.
  return body as { id: string; key: string };
}
