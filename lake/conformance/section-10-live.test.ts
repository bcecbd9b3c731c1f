import { expect } from 'vitest';
import { readEvents } from '../src/listen/testing/read-events.ts';
import { ORIGIN, openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

/** Writes a document and returns the id of the transaction, which is also the id of its event. */
async function write({ mutate }: TestLake, _id: string): Promise<string> {
  const answer = await mutate({ createOrReplace: { _id, _type: 'book' } });
  // The response of the lake to a mutation.
  return (answer as { transactionId: string }).transactionId;
}

async function live(
  { fetch }: TestLake,
  search = '',
  call: Parameters<TestLake['fetch']>[1] = { token: null },
) {
  return readEvents(await fetch(`/data/live/events/production?${search}`, call));
}

section(10, 'GET /data/live/events/:dataset', () => {
  supported('welcome with an id, then message with sync tags and an id; no token needed', async () => {
    const lake = openTestLake();
    const events = await live(lake, 'tag=x&waitFor=function');
    expect(await events.next()).toMatchObject({ event: 'welcome', id: expect.any(String), data: {} });
    const id = await write(lake, 'a');
    expect(await events.next()).toMatchObject({
      event: 'message',
      id,
      data: { tags: expect.arrayContaining([expect.stringMatching(/^s1:/)]) },
    });
  });

  supported('drafts only with includeDrafts=true', async () => {
    const lake = openTestLake();
    const [all, some] = [await live(lake, 'includeDrafts=true', {}), await live(lake)];
    await Promise.all([all.next(), some.next()]);
    const [draft, published] = [await write(lake, 'drafts.a'), await write(lake, 'b')];
    expect(await all.take(2)).toMatchObject([{ id: draft }, { id: published }]);
    expect(await some.next()).toMatchObject({ id: published });
  });

  refused('includeDrafts=true without a token: 403', async () => {
    const { fetch } = openTestLake();
    const path = '/data/live/events/production?includeDrafts=true';
    expect((await fetch(path, { token: null })).status).toBe(403);
  });

  supported('resume after Last-Event-ID; restart when it is unknown', async () => {
    const lake = openTestLake();
    const first = await live(lake);
    await first.next();
    await write(lake, 'a');
    const seen = await first.next();
    const missed = await write(lake, 'b');
    const resumed = await live(lake, '', { headers: { 'last-event-id': seen?.id ?? '' } });
    expect(await resumed.take(2)).toMatchObject([{ event: 'welcome' }, { event: 'message', id: missed }]);
    const lost = await live(lake, '', { headers: { 'last-event-id': 'unknown' } });
    expect((await lost.take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart']);
  });

  supported('goaway when the dataset is deleted', async () => {
    const lake = openTestLake({ datasets: ['production', 'other'] });
    const events = readEvents(await lake.fetch('/data/live/events/other'));
    await events.next();
    await lake.fetch('/datasets/other', { method: 'DELETE' });
    expect(await events.next()).toMatchObject({ event: 'goaway', data: { reason: expect.any(String) } });
  });

  refused('more than 50 streams of one address without a token: 429', async () => {
    const { lake } = openTestLake();
    const open = () =>
      lake.fetch(new Request(`${ORIGIN}/v2025-02-19/data/live/events/production`), {
        address: '198.51.100.1',
      });
    await Promise.all(Array.from({ length: 50 }, open));
    expect((await open()).status).toBe(429);
  });

  refused('API versions before 2021-03-25: 400', async () => {
    expect((await openTestLake().fetch('/v2021-03-24/data/live/events/production')).status).toBe(400);
  });
});
