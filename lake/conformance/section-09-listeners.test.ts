import { applyPatch, type RawPatch } from 'mendoza';
import { expect } from 'vitest';
import { readEvents } from '../src/listen/testing/read-events.ts';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const book = (_id: string, fields: object = {}) => ({ createOrReplace: { _id, _type: 'book', ...fields } });

type Call = Parameters<TestLake['fetch']>[1];

async function listen({ fetch }: TestLake, search = '', query = '*', call: Call = {}) {
  const response = await fetch(`/data/listen/production?query=${encodeURIComponent(query)}&${search}`, call);
  return { response, events: readEvents(response) };
}

const after = (id: string | undefined) => ({ headers: { 'last-event-id': id ?? '' } });

section(9, 'GET /data/listen/:dataset', () => {
  supported('an event stream that flushes immediately: retry, then welcome with a listenerName', async () => {
    const response = await openTestLake().fetch('/data/listen/production?query=*');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    // Read raw, because `readEvents` ignores lines that are not events.
    const frames = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('listenerName')) text += (await frames?.read())?.value ?? '';
    expect(text).toMatch(/^retry: \d+\n\nevent: welcome\n(id: .*\n)?data: \{.*"listenerName":"[^"]+"/);
    await frames?.cancel();
  });

  supported('the whole mutation event', async () => {
    const lake = openTestLake();
    await lake.mutate(book('a', { n: 1 }));
    const before = await lake.query('*[0]._rev');
    const search =
      'includeResult=true&includePreviousRevision=true&effectFormat=mendoza&visibility=query&enableResume=true';
    const { events } = await listen(lake, search);
    await events.next();
    const mutation = { patch: { query: '*', set: { n: 2 } } };
    const transactionId = 'tx';
    await lake.json('/data/mutate/production', { body: { mutations: [mutation], transactionId } });
    const event = await events.next();
    expect(event).toMatchObject({
      event: 'mutation',
      id: 'tx#a',
      data: {
        eventId: 'tx#a',
        documentId: 'a',
        transactionId: 'tx',
        transition: 'update',
        identity: 'local-editor',
        mutations: [{ patch: { id: 'a', set: { n: 2 } } }],
        previousRev: before,
        resultRev: 'tx',
        result: { n: 2, _rev: 'tx' },
        previous: { n: 1, _rev: before },
        effects: { apply: expect.any(Array), revert: expect.any(Array) },
        timestamp: await lake.query('*[0]._updatedAt'),
        visibility: 'query',
        transactionTotalEvents: 1,
        transactionCurrentEvent: 0,
      },
    });
  });

  supported('result, previous, effects and mutations only on request', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, 'includeMutations=false');
    await events.next();
    await lake.mutate(book('a'));
    const event = await events.next();
    expect(event?.data).toMatchObject({ documentId: 'a', transition: 'appear' });
    for (const field of ['result', 'previous', 'effects', 'mutations']) {
      expect(event?.data).not.toHaveProperty(field);
    }
    expect(event?.id).toBeUndefined();
  });

  supported('transitions relative to the filter, and nothing about other documents', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, '', '*[n > 1]');
    await events.next();
    await lake.mutate(book('other', { n: 0 }));
    for (const n of [2, 3, 1]) await lake.mutate(book('a', { n }));
    expect((await events.take(3)).map(({ data }) => data)).toMatchObject([
      { documentId: 'a', transition: 'appear' },
      { transition: 'update' },
      { transition: 'disappear' },
    ]);
  });

  supported('transactionTotalEvents counts the documents that match this listener', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, '', '*[_id in ["a", "b"]]');
    await events.next();
    await lake.mutate(book('a'), book('b'), book('c'));
    expect((await events.take(2)).map(({ data }) => data)).toMatchObject([
      { transactionTotalEvents: 2, transactionCurrentEvent: 0 },
      { transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    ]);
  });

  supported('parameters, and only the filter of a query', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, '$t=%22film%22', '*[_type == $t] | order(n) {n}[0...1]');
    await events.next();
    await lake.mutate(book('a'), { create: { _id: 'f', _type: 'film' } });
    expect(await events.next()).toMatchObject({ data: { documentId: 'f' } });
  });

  supported('includeAllVersions=true', async () => {
    const lake = openTestLake();
    const [all, some] = [await listen(lake, 'includeAllVersions=true'), await listen(lake)];
    await Promise.all([all.events.next(), some.events.next()]);
    await lake.mutate(book('versions.r.a'));
    await lake.mutate(book('a'));
    expect(await all.events.next()).toMatchObject({ data: { documentId: 'versions.r.a' } });
    expect(await some.events.next()).toMatchObject({ data: { documentId: 'a' } });
  });

  supported('an event is sent after the commit: a query sees the change', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, 'visibility=query');
    await events.next();
    // Queries at the moment when listeners are notified.
    const seen = new Promise((resolve) => {
      lake.lake.onCommit('production', () => resolve(lake.query('*[0].n')));
    });
    const written = lake.mutate(book('a', { n: 1 }));
    expect(await events.next()).toMatchObject({ data: { documentId: 'a' } });
    expect([await seen, await lake.query('*[0].n')]).toEqual([1, 1]);
    await written;
  });

  supported('revisions form a chain; a create after a delete has no previousRev', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake);
    await events.next();
    await lake.mutate(book('a'));
    await lake.mutate({ patch: { id: 'a', set: { n: 1 } } });
    await lake.mutate({ delete: { id: 'a' } });
    await lake.mutate(book('a'));
    const chain = (await events.take(4)).map(
      ({ data }) => data as { previousRev?: string; resultRev?: string },
    );
    expect(chain[1]?.previousRev).toBe(chain[0]?.resultRev);
    expect(chain[2]?.previousRev).toBe(chain[1]?.resultRev);
    expect(chain[0]).not.toHaveProperty('previousRev');
    expect(chain[3]).not.toHaveProperty('previousRev');
  });

  supported('enableResume: welcomeback and the missed events after Last-Event-ID', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    await lake.mutate(book('a'));
    const [, seen] = await first.events.take(2);
    await first.events.cancel();
    await lake.mutate(book('b'));
    const { events } = await listen(lake, 'enableResume=true', '*', after(seen?.id));
    expect(await events.take(2)).toMatchObject([
      { event: 'welcomeback' },
      { event: 'mutation', data: { documentId: 'b' } },
    ]);
  });

  supported('reset when the last event is unknown or too old', async () => {
    const { events } = await listen(openTestLake(), 'enableResume=true', '*', after('unknown#a'));
    expect(await events.next()).toMatchObject({ event: 'reset' });
  });

  supported('reset within a transaction, because the Studio would wait for its other events', async () => {
    const lake = openTestLake();
    const first = await listen(lake, 'enableResume=true');
    await lake.mutate(book('a'), book('b'));
    const [, half, whole] = await first.events.take(3);
    await first.events.cancel();
    for (const [seen, greeting] of [
      [half, 'reset'],
      [whole, 'welcomeback'],
    ] as const) {
      const { events } = await listen(lake, 'enableResume=true', '*', after(seen?.id));
      expect(await events.next()).toMatchObject({ event: greeting });
    }
  });

  supported(
    'channelError for a query that cannot be parsed, with HTTP status 200, then the stream ends',
    async () => {
      const { response, events } = await listen(openTestLake(), '', '*[');
      expect(response.status).toBe(200);
      expect(await events.next()).toMatchObject({
        event: 'channelError',
        data: { error: { type: 'queryParseError', description: expect.any(String) } },
      });
      expect(await events.next()).toBeUndefined();
    },
  );

  supported('disconnect when the dataset is deleted', async () => {
    const lake = openTestLake({ datasets: ['production', 'other'] });
    const events = readEvents(await lake.fetch('/data/listen/other?query=*'));
    await events.next();
    await lake.fetch('/datasets/other', { method: 'DELETE' });
    expect(await events.next()).toMatchObject({ event: 'disconnect', data: { reason: expect.any(String) } });
  });

  supported('without a token only public documents', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, '', '*', { token: null });
    await events.next();
    await lake.mutate(book('drafts.a'), book('b'));
    expect(await events.next()).toMatchObject({ data: { documentId: 'b', transactionTotalEvents: 1 } });
  });

  refused('more than 50 streams of one address without a token: 429', async () => {
    const { lake } = openTestLake();
    const open = () =>
      lake.fetch(new Request('http://localhost/v1/data/listen/production?query=*'), {
        address: '198.51.100.1',
      });
    const streams = await Promise.all(Array.from({ length: 50 }, open));
    expect((await open()).status).toBe(429);
    await Promise.all(streams.map((stream) => stream.body?.cancel()));
    expect((await open()).status).toBe(200);
  });

  supported('9.1 mendoza effects turn each document into the other, both without _rev', async () => {
    const lake = openTestLake();
    const { events } = await listen(lake, 'effectFormat=mendoza');
    await events.next();
    const list = [{ _key: 'a', text: `Grüße 👋 ${'aus Köln '.repeat(20)}` }];
    await lake.mutate(book('a', { list, n: 1, gone: true }));
    const created = await lake.query('*[0]');
    const longer = [...list, { _key: 'b', text: 'more' }];
    const set = { 'list[0].text': `Grüße 🎉 ${'aus Köln '.repeat(20)}` };
    await lake.mutate({
      patch: { id: 'a', set, unset: ['gone'], insert: { after: 'list[-1]', items: longer.slice(1) } },
    });
    const changed = await lake.query('*[0]');
    await lake.mutate({ delete: { id: 'a' } });
    const effects = (await events.take(3)).map(
      ({ data }) => (data as { effects: { apply: RawPatch; revert: RawPatch } }).effects,
    );
    const bare = (document: unknown) => {
      const { _rev, ...rest } = document as Record<string, unknown>;
      return rest;
    };
    const [create, change, remove] = effects;
    if (!create || !change || !remove) throw new Error('An event is missing');
    expect(create).toEqual({ apply: [0, bare(created)], revert: [0, null] });
    expect(applyPatch(bare(created), change.apply)).toEqual(bare(changed));
    expect(applyPatch(bare(changed), change.revert)).toEqual(bare(created));
    expect(JSON.stringify(change.apply)).not.toContain('Köln');
    expect(remove.apply).toEqual([0, null]);
  });
});
