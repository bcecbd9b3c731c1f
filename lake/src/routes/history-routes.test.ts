import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Limits } from '../limits/limits.ts';
import { openTestLake } from '../testing/test-lake.ts';
import { SIGNED_IN_LIMITS } from '../work-meter.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

/** Document `a` in three revisions, the last of which deletes it; and documents with ids that look alike. */
async function filled() {
  const lake = openTestLake();
  const write = (transactionId: string, ...mutations: object[]) =>
    lake.json('/data/mutate/production', { body: { mutations, transactionId } });
  await write('t1', { create: book('a', { n: 1 }) }, { create: book('x.a') });
  await write('t2', { patch: { id: 'a', inc: { n: 1 } } }, { create: book('versions.r.x.a') });
  await write('t3', { delete: { id: 'a' } });
  return lake;
}

describe('/data/history', () => {
  it('returns the events of a document in pages, without those of ids with the same ending', async () => {
    const { json } = await filled();
    const page = (search: string) => json(`/data/history/production/events/documents/a?${search}`);
    expect(await page('limit=1')).toMatchObject({
      body: { events: { a: [{ id: 't3', type: 'deleteDocumentGroup' }] }, nextCursor: '1' },
    });
    expect(await page('limit=2&nextCursor=1')).toMatchObject({
      body: { events: { a: [{ id: 't2', type: 'updateLiveDocument' }, { id: 't1' }] }, nextCursor: '' },
    });
    expect(await json('/data/history/production/events/documents/*')).toMatchObject({
      body: { events: { '*': [] } },
    });
  });

  it.each(['documents/a?revision=t1', 'transactions/a'])(
    'takes no longer than a query may: %s',
    async (path) => {
      const { fetch } = await filled();
      vi.useFakeTimers({ toFake: ['performance'] });
      const parse = JSON.parse;
      const slow = vi.spyOn(JSON, 'parse').mockImplementation((text) => {
        vi.advanceTimersByTime(11_000);
        return parse(text);
      });
      onTestFinished(() => {
        slow.mockRestore();
        vi.useRealTimers();
      });
      const refused = await fetch(`/data/history/production/${path}`);
      slow.mockRestore();
      expect(await refused.json()).toEqual({
        error: {
          type: 'queryTimeoutError',
          description:
            'query timeout: stopped after 10,000 ms. Ask for fewer documents or fewer transactions at a time',
        },
      });
      expect((await fetch(`/data/history/production/${path}`)).status).toBe(200);
    },
  );

  it('counts the characters that it reads as work', async () => {
    const { json } = openTestLake();
    for (const n of [0, 1, 2, 3]) {
      const mutations = [{ createOrReplace: book('a', { text: `${n}${'x'.repeat(10_000)}${n}` }) }];
      await json('/data/mutate/production', { body: { mutations, transactionId: `t${n}` } });
    }
    const readWith = async (visits: number) => {
      const evaluate = vi
        .spyOn(Limits.prototype, 'evaluate')
        .mockImplementation((_caller, _identity, run) => run({ ...SIGNED_IN_LIMITS, visits }));
      const { status } = await json('/data/history/production/documents/a?revision=t0');
      evaluate.mockRestore();
      return status;
    };
    // Undoing three changes reads 30,000 characters.
    expect(await readWith(600)).toBe(200);
    expect(await readWith(400)).toBe(400);
  });

  it('has no events of releases', async () => {
    const { json } = await filled();
    expect(await json('/data/history/production/events/releases/r')).toMatchObject({ body: { events: [] } });
  });

  it.each([
    'transactions/a?limit=abc',
    'transactions/a?limit=0',
    'transactions/a?limit=1.5',
    'transactions/a?fromTime=yesterday',
    'events/documents/a?limit=-1',
    'events/documents/a?nextCursor=-5',
    'documents/a?time=now',
  ])('refuses %s', async (path) => {
    const { json } = await filled();
    expect(await json(`/data/history/production/${path}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^"(limit|fromTime|nextCursor|time)" must be a/) },
    });
  });
});
