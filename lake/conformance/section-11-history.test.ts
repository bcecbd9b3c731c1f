import { applyPatch, type RawPatch } from 'mendoza';
import { expect, onTestFinished, vi } from 'vitest';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { harmless, refused, section, supported } from './facts.ts';

const HISTORY = '/data/history/production';

/** Document `a` in three transactions, t1 to t3, on the first three days of 2020; the last deletes it. */
async function filled() {
  const lake = openTestLake();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = (transactionId: string, ...mutations: object[]) => {
    vi.setSystemTime(`2020-01-0${transactionId.slice(1)}T00:00:00Z`);
    return lake.json('/data/mutate/production', { body: { mutations, transactionId } });
  };
  await write('t1', { create: { _id: 'a', _type: 'book', n: 1 } }, { create: { _id: 'b', _type: 'book' } });
  await write('t2', { patch: { id: 'a', inc: { n: 1 } } });
  await write('t3', { delete: { id: 'a' } });
  return lake;
}

type Line = {
  id: string;
  documentIDs: string[];
  effects?: Record<string, { apply: RawPatch; revert: RawPatch }>;
  mutations?: unknown[];
};

async function transactions({ fetch }: TestLake, ids: string, search = ''): Promise<Line[]> {
  const response = await fetch(`${HISTORY}/transactions/${ids}?${search}`);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const text = await response.text();
  // The route writes lines of this type.
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
}

const listIds = (lines: readonly Line[]) => lines.map(({ id }) => id);

section(11, 'History', () => {
  for (const [search, n] of [
    ['revision=t1', 1],
    ['revision=t2', 2],
    ['lastRevision=true', 2],
    ['time=2019-12-31T12:00:00Z', undefined],
    ['time=2020-01-01T12:00:00Z', 1],
    ['time=2020-01-02T12:00:00Z', 2],
    ['time=2020-01-03T12:00:00Z', undefined],
    ['revision=unknown', undefined],
  ] as const) {
    supported(`documents/:ids?${search}`, async () => {
      const { json } = await filled();
      const documents = n === undefined ? [] : [{ _id: 'a', n }];
      expect(await json(`${HISTORY}/documents/a?${search}`)).toMatchObject({ body: { documents } });
    });
  }

  supported('documents/:ids of a repeated id: once', async () => {
    const { json } = await filled();
    expect(await json(`${HISTORY}/documents/a,b,a?time=2020-01-01T12:00:00Z`)).toMatchObject({
      body: { documents: [{ _id: 'a' }, { _id: 'b' }] },
    });
  });

  for (const path of ['documents', 'transactions']) {
    refused(`${path}/:ids of more than 500 documents: 400`, async () => {
      const { fetch } = await filled();
      const ids = Array.from({ length: 501 }, (_, index) => `a${index}`);
      expect((await fetch(`${HISTORY}/${path}/${ids.slice(1).join()}`)).status).toBe(200);
      expect((await fetch(`${HISTORY}/${path}/${ids.join()}`)).status).toBe(400);
    });
  }

  supported('transactions/:ids as lines of JSON, oldest first', async () => {
    const lines = await transactions(await filled(), 'a');
    expect(listIds(lines)).toEqual(['t1', 't2', 't3']);
    expect(lines[1]).toMatchObject({
      author: 'local-editor',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      documentIDs: ['a'],
      mutations: [{ patch: { id: 'a', inc: { n: 1 } } }],
    });
  });

  supported('effectFormat=mendoza: effects that transform each revision into the next', async () => {
    const lines = await transactions(await filled(), 'a', 'effectFormat=mendoza&excludeContent=true');
    let document: unknown = null;
    const values = lines.map(({ effects }) => {
      if (effects?.a) document = applyPatch(document, effects.a.apply);
      return document;
    });
    expect(values).toMatchObject([{ n: 1 }, { n: 2 }, null]);
  });

  for (const [search, expected] of [
    ['limit=2', ['t1', 't2']],
    ['reverse=true', ['t3', 't2', 't1']],
    ['fromTransaction=t2', ['t2', 't3']],
    ['toTransaction=t2', ['t1', 't2']],
    ['authors=nobody', []],
    ['authors=local-editor,nobody', ['t1', 't2', 't3']],
    ['fromTime=2020-01-01T12:00:00Z', ['t2', 't3']],
    ['toTime=2020-01-02T12:00:00Z', ['t1', 't2']],
  ] as const) {
    supported(`transactions/:ids?${search}`, async () => {
      expect(listIds(await transactions(await filled(), 'a', search))).toEqual(expected);
    });
  }

  supported('transactions/:ids to or from a transaction of another document, or an unknown one', async () => {
    const lake = openTestLake();
    const write = (transactionId: string, mutation: object) =>
      lake.json('/data/mutate/production', { body: { mutations: [mutation], transactionId } });
    await write('published', { create: { _id: 'a', _type: 'book', n: 1 } });
    await write('version', { create: { _id: 'versions.r.a', _type: 'book', n: 2 } });
    await write('release', { patch: { id: 'a', set: { n: 2 } } });
    // The requests of the Studio for the state before a release, and for later changes.
    const before = await transactions(lake, 'a', 'toTransaction=version&reverse=true');
    expect(listIds(before)).toEqual(['published']);
    const since = await transactions(lake, 'a', 'fromTransaction=version&limit=2');
    expect(listIds(since)).toEqual(['release']);
    expect(await transactions(lake, 'a', 'toTransaction=unknown')).toHaveLength(2);
  });

  supported('transactions/:ids?excludeMutations=true and excludeContent=true', async () => {
    const [bare] = await transactions(await filled(), 'a', 'excludeMutations=true');
    expect(bare).not.toHaveProperty('mutations');
    const search = 'excludeContent=true&includeIdentifiedDocumentsOnly=true';
    const lines = await transactions(await filled(), 'a', search);
    expect(lines.map(({ mutations }) => mutations)).toEqual([
      [{ create: { _id: 'a', _type: 'book' } }],
      [{ patch: { id: 'a' } }],
      [{ delete: { id: 'a' } }],
    ]);
  });

  supported('transactions/:ids?includeIdentifiedDocumentsOnly=true', async () => {
    const lake = await filled();
    const search = 'effectFormat=mendoza';
    const [own] = await transactions(lake, 'a', `includeIdentifiedDocumentsOnly=true&${search}`);
    expect(own).toMatchObject({ documentIDs: ['a'], mutations: [{ create: { _id: 'a' } }] });
    expect(Object.keys(own?.effects ?? {})).toEqual(['a']);
    const [all] = await transactions(lake, 'a', search);
    expect(all).toMatchObject({
      documentIDs: ['a', 'b'],
      mutations: [{ create: { _id: 'a' } }, { create: { _id: 'b' } }],
    });
    expect(Object.keys(all?.effects ?? {})).toEqual(['a', 'b']);
  });

  refused('documents/:ids by more than one of revision, time and lastRevision: 400', async () => {
    const { fetch } = await filled();
    for (const search of ['revision=t1&lastRevision=true', 'revision=t1&time=2020-01-01T12:00:00Z'])
      expect((await fetch(`${HISTORY}/documents/a?${search}`)).status).toBe(400);
  });

  supported('events/documents/:id in pages', async () => {
    const lake = openTestLake();
    const draft = { _id: 'drafts.a', _type: 'book' };
    const pair = { draftId: 'drafts.a', publishedId: 'a' };
    for (const [name, fields] of [
      ['create', { publishedId: 'a', attributes: draft }],
      ['publish', pair],
      ['unpublish', pair],
      ['discard', { draftId: 'drafts.a' }],
    ] as const) {
      const actions = [{ actionType: `sanity.action.document.${name}`, ...fields }];
      await lake.json('/data/actions/production', { body: { actions } });
    }
    const page = (search: string) => lake.json(`${HISTORY}/events/documents/a?${search}`);
    expect(await page('limit=100')).toMatchObject({
      body: {
        events: {
          a: [
            { type: 'deleteDocumentVersion', versionId: 'drafts.a', author: 'local-editor' },
            { type: 'unpublishDocument' },
            { type: 'publishDocumentVersion', publishCause: 'document.publish', versionId: 'drafts.a' },
            { type: 'createDocumentVersion', versionRevisionId: expect.any(String) },
          ],
        },
        nextCursor: '',
      },
    });
    expect(await page('limit=3')).toMatchObject({ body: { events: { a: [{}, {}, {}] }, nextCursor: '3' } });
    expect(await page('limit=3&nextCursor=3')).toMatchObject({
      body: { events: { a: [{ type: 'createDocumentVersion' }] }, nextCursor: '' },
    });
  });

  supported(
    'events of documents that were never drafts: createLiveDocument, updateLiveDocument, deleteDocumentGroup',
    async () => {
      const { json } = await filled();
      expect(await json(`${HISTORY}/events/documents/a`)).toMatchObject({
        body: {
          events: {
            a: [
              { type: 'deleteDocumentGroup' },
              { type: 'updateLiveDocument' },
              { type: 'createLiveDocument' },
            ],
          },
        },
      });
    },
  );

  supported(
    'events of a scheduled version: scheduleDocumentVersion and unscheduleDocumentVersion',
    async () => {
      const lake = openTestLake();
      const publishAt = '2999-01-01T00:00:00Z';
      const document = { _id: 'versions.r.a', _type: 'book' };
      const act = (name: string, fields: object) =>
        lake.json('/v2025-02-19/data/actions/production', {
          body: { actions: [{ actionType: `sanity.action.${name}`, ...fields }] },
        });
      await act('release.create', { releaseId: 'r' });
      await act('document.version.create', { publishedId: 'a', document });
      await act('release.schedule', { releaseId: 'r', publishAt });
      const events = async () => {
        const { body } = await lake.json(`${HISTORY}/events/documents/versions.r.a`);
        return (body as { events: Record<string, unknown[]> }).events['versions.r.a'];
      };
      const version = { author: 'local-editor', versionId: 'versions.r.a', releaseId: 'r' };
      expect(await events()).toMatchObject([
        { ...version, type: 'scheduleDocumentVersion', publishAt, state: 'pending' },
        { type: 'createDocumentVersion' },
      ]);
      await act('release.unschedule', { releaseId: 'r' });
      expect(await events()).toMatchObject([
        { ...version, type: 'unscheduleDocumentVersion' },
        { type: 'scheduleDocumentVersion', state: 'unscheduled' },
        { type: 'createDocumentVersion' },
      ]);
      const soon = new Date(Date.now() + 100).toISOString();
      await act('release.schedule', { releaseId: 'r', publishAt: soon });
      // The lake publishes it, but the event names the user who scheduled it.
      await expect
        .poll(events, { timeout: 5_000 })
        .toMatchObject([
          { type: 'publishDocumentVersion', author: '<system>', publishCause: 'release.schedule' },
          { ...version, type: 'scheduleDocumentVersion', publishAt: soon, state: 'published' },
          {},
          {},
          {},
        ]);
    },
  );

  supported('restore: an old revision restored by replaceDraft', async () => {
    const lake = await filled();
    const { body } = await lake.json(`${HISTORY}/documents/a?revision=t1`);
    const [old] = (body as { documents: object[] }).documents;
    const attributes = { ...old, _id: 'drafts.a' };
    // The actions of the Studio for a deleted document; for an existing one it omits the first.
    const actions = ['create', 'replaceDraft'].map((name) => ({
      actionType: `sanity.action.document.${name}`,
      publishedId: 'a',
      attributes,
      ...(name === 'create' && { ifExists: 'fail' }),
    }));
    await lake.json('/data/actions/production', { body: { actions } });
    expect(await lake.query('*[_id == "drafts.a"][0].n')).toBe(1);
  });

  supported('history needs a token', async () => {
    const { fetch } = await filled();
    expect((await fetch(`${HISTORY}/transactions/a`, { token: null })).status).toBe(403);
  });

  harmless('GET events/releases/:id: none, the Studio asks with beta.eventsAPI.releases only', async () => {
    expect(await openTestLake().json(`${HISTORY}/events/releases/r1`)).toEqual({
      status: 200,
      body: { events: [], nextCursor: '' },
    });
  });

  harmless('GET /data/references/:dataset/documents/:id/to', async () => {
    expect(await openTestLake().json('/data/references/production/documents/a/to')).toEqual({
      status: 200,
      body: { totalCount: 0, references: [] },
    });
  });
});
