import { expect } from 'vitest';
import { openTestLake, type TestLake } from '../../../server/lake/lake.testing.ts';
import { readEvents } from '../../../server/lake/listen/events.testing.ts';
import { refused, section, supported } from './facts.testing.ts';

const book = (_id: string) => ({ createOrReplace: { _id, _type: 'book' } });

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
    await lake.mutate(book('a'));
    expect(await events.next()).toMatchObject({
      event: 'message',
      id: expect.any(String),
      data: { tags: expect.arrayContaining([expect.stringMatching(/^s1:/)]) },
    });
  });

  supported('drafts only with includeDrafts=true', async () => {
    const lake = openTestLake();
    const [all, some] = [await live(lake, 'includeDrafts=true', {}), await live(lake)];
    await Promise.all([all.next(), some.next()]);
    await lake.mutate(book('drafts.a'));
    const { body } = await lake.json('/data/mutate/production', { body: { mutations: [book('b')] } });
    expect(await all.next()).toMatchObject({ event: 'message' });
    expect((await some.next())?.id).toBe((body as { transactionId: string }).transactionId);
  });

  refused('includeDrafts=true without a token: 403', async () => {
    const { fetch } = openTestLake();
    const path = '/data/live/events/production?includeDrafts=true';
    expect((await fetch(path, { token: null })).status).toBe(403);
  });

  supported('resume after Last-Event-ID; restart when it is unknown', async () => {
    const lake = openTestLake();
    const first = await live(lake);
    const greeting = await first.next();
    await lake.mutate(book('a'));
    const resumed = await live(lake, '', { headers: { 'last-event-id': greeting?.id ?? '' } });
    expect((await resumed.take(2)).map(({ event }) => event)).toEqual(['welcome', 'message']);
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

  refused('API versions before 2021-03-25: 400', async () => {
    expect((await openTestLake().fetch('/v2021-03-24/data/live/events/production')).status).toBe(400);
  });
});
