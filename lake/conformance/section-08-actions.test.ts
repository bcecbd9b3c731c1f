import { expect } from 'vitest';
import { readEvents } from '../src/listen/testing/read-events.ts';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const PAIR = { draftId: 'drafts.a', publishedId: 'a' };
const draft = (fields: object = {}) => ({ create: { _id: 'drafts.a', _type: 'book', ...fields } });
const published = (fields: object = {}) => ({ create: { _id: 'a', _type: 'book', ...fields } });

/** Sends actions; the first argument of each is the action type without `sanity.action.`. */
async function act({ json }: TestLake, ...actions: (readonly [string, object])[]) {
  const body = {
    actions: actions.map(([name, fields]) => ({ actionType: `sanity.action.${name}`, ...fields })),
  };
  return json('/data/actions/production', { body });
}

async function given(...mutations: object[]) {
  const lake = openTestLake();
  if (mutations.length > 0) await lake.mutate(...mutations);
  return lake;
}

const ids = (lake: TestLake) => lake.query('*._id');

section(8, 'POST /data/actions/:dataset', () => {
  supported('all actions of a call are one transaction, whose id is returned', async () => {
    const lake = await given();
    const create = { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'book' } };
    const edit = (n: number) => ['document.edit', { ...PAIR, patch: { set: { n } } }] as const;
    expect(await act(lake, ['document.create', create], edit(1))).toEqual({
      status: 200,
      body: { transactionId: expect.stringMatching(/^[0-9A-Za-z]{22}$/) },
    });
    expect((await act(lake, edit(2), ['document.create', create])).status).toBe(409);
    expect(await lake.query('*[0].n')).toBe(1);
  });

  supported('transactionId, dryRun, skipCrossDatasetReferenceValidation', async () => {
    const lake = await given(published());
    const action = { actionType: 'sanity.action.document.edit', ...PAIR, patch: { set: { n: 1 } } };
    const send = (rest: object) =>
      lake.json('/data/actions/production', { body: { actions: [action], ...rest } });
    await send({ dryRun: true });
    expect(await ids(lake)).toEqual(['a']);
    await send({ transactionId: 'tx', skipCrossDatasetReferenceValidation: true });
    expect(await lake.query('*[_id == "drafts.a"][0]._rev')).toBe('tx');
  });

  supported('document.create: the draft; ifExists fail or ignore', async () => {
    const lake = await given(draft({ n: 1 }));
    const create = (ifExists: string) => {
      const attributes = { _id: 'drafts.a', _type: 'book', n: 2 };
      return act(lake, ['document.create', { publishedId: 'a', attributes, ifExists }]);
    };
    expect((await create('fail')).status).toBe(409);
    expect((await create('ignore')).status).toBe(200);
    expect(await lake.query('*[0].n')).toBe(1);
  });

  refused('document.create of a published document: 409', async () => {
    const lake = await given(published({ n: 1 }));
    const attributes = { _id: 'drafts.a', _type: 'book', n: 2 };
    const create = ['document.create', { publishedId: 'a', attributes, ifExists: 'ignore' }] as const;
    expect((await act(lake, create, ['document.publish', PAIR])).status).toBe(409);
    expect(await lake.query('*{_id, n}')).toEqual([{ _id: 'a', n: 1 }]);
  });

  supported(
    'document.edit: a missing draft is copied from the published document; neither: 404',
    async () => {
      const lake = await given(published({ n: 1, m: 1 }));
      await act(lake, ['document.edit', { ...PAIR, patch: { set: { n: 2 } } }]);
      expect(await lake.query('*[_id == "drafts.a"][0]{n, m}')).toEqual({ n: 2, m: 1 });
      const nothing = { draftId: 'drafts.b', publishedId: 'b', patch: { set: { n: 1 } } };
      expect((await act(lake, ['document.edit', nothing])).status).toBe(404);
    },
  );

  supported('document.edit of a version', async () => {
    const lake = await given({ create: { _id: 'versions.r1.a', _type: 'book' } });
    const edit = { draftId: 'versions.r1.a', publishedId: 'a', patch: { set: { n: 1 } } };
    expect((await act(lake, ['document.edit', edit])).status).toBe(200);
    expect(await lake.query('*[0].n')).toBe(1);
  });

  supported('objects in arrays get a _key without a parameter, in documents and patches', async () => {
    const lake = await given();
    const list = [{ n: 1 }];
    await act(
      lake,
      ['document.create', { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'book', list } }],
      ['document.edit', { ...PAIR, patch: { insert: { after: 'list[-1]', items: [{ n: 2 }] } } }],
      [
        'document.version.create',
        { publishedId: 'b', document: { _id: 'versions.r.b', _type: 'book', list } },
      ],
      ['document.version.replace', { document: { _id: 'versions.r.c', _type: 'book', list } }],
    );
    const stored = await lake.query('*{_id, list}');
    const _key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(stored).toEqual([
      {
        _id: 'drafts.a',
        list: [
          { _key, n: 1 },
          { _key, n: 2 },
        ],
      },
      { _id: 'versions.r.b', list: [{ _key, n: 1 }] },
      { _id: 'versions.r.c', list: [{ _key, n: 1 }] },
    ]);
  });

  supported('the event of an action contains the generated keys', async () => {
    const lake = await given(draft());
    const events = readEvents(await lake.fetch('/data/listen/production?query=*'));
    await events.next();
    await act(lake, ['document.edit', { ...PAIR, patch: { set: { list: [{ n: 1 }] } } }]);
    const list = await lake.query('*[0].list');
    expect(await events.next()).toMatchObject({
      data: { mutations: [{ patch: { id: 'drafts.a', set: { list } } }] },
    });
  });

  supported('the no-op patch of the Studio creates a transaction and an event', async () => {
    const lake = await given(draft());
    const events = readEvents(await lake.fetch('/data/listen/production?query=*'));
    await events.next();
    const guard = { unset: ['_empty_action_guard_pseudo_field_'] };
    await act(lake, ['document.edit', { ...PAIR, patch: guard }]);
    expect(await events.next()).toMatchObject({ event: 'mutation', data: { documentId: 'drafts.a' } });
  });

  supported(
    'document.publish: the draft replaces the published document and keeps its _createdAt',
    async () => {
      const old = '2001-01-01T00:00:00Z';
      const lake = await given(
        published({ _createdAt: old, n: 1 }),
        draft({ n: 2, _system: { base: { id: 'a' } } }),
      );
      expect((await act(lake, ['document.publish', PAIR])).status).toBe(200);
      expect(await lake.query('*{_id, n, _createdAt, "kept": defined(_system)}')).toEqual([
        { _id: 'a', n: 2, _createdAt: old, kept: false },
      ]);
    },
  );

  supported('document.publish with ifDraftRevisionId and ifPublishedRevisionId: 409', async () => {
    const lake = await given(published(), draft());
    for (const revision of [{ ifDraftRevisionId: 'x' }, { ifPublishedRevisionId: 'x' }]) {
      expect((await act(lake, ['document.publish', { ...PAIR, ...revision }])).status).toBe(409);
    }
    const [rev] = [await lake.query('*[_id == "a"][0]._rev')];
    const right = { ifDraftRevisionId: rev, ifPublishedRevisionId: rev };
    expect((await act(lake, ['document.publish', { ...PAIR, ...right }])).status).toBe(200);
  });

  supported('document.publish strengthens references with _strengthenOnPublish', async () => {
    const waiting = { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'book' } };
    const stays = { _ref: 'c', _weak: true, _strengthenOnPublish: { type: 'book', weak: true } };
    const lake = await given({ create: { _id: 'b', _type: 'book' } }, draft({ waiting, stays }));
    await act(lake, ['document.publish', PAIR]);
    expect(await lake.query('*[_id == "a"][0]{waiting, stays}')).toEqual({
      waiting: { _ref: 'b' },
      stays: { _ref: 'c', _weak: true },
    });
    expect((await act(lake, ['document.delete', { publishedId: 'b' }])).status).toBe(409);
  });

  supported(
    'document.unpublish: the published document becomes a draft; refused while it is referenced',
    async () => {
      const lake = await given(published(), { create: { _id: 'b', _type: 'book', to: { _ref: 'a' } } });
      expect((await act(lake, ['document.unpublish', PAIR])).status).toBe(409);
      await lake.mutate({ delete: { id: 'b' } });
      expect((await act(lake, ['document.unpublish', PAIR])).status).toBe(200);
      expect(await ids(lake)).toEqual(['drafts.a']);
    },
  );

  supported('document.discard', async () => {
    const lake = await given(published(), draft());
    expect((await act(lake, ['document.discard', { draftId: 'drafts.a' }])).status).toBe(200);
    expect(await ids(lake)).toEqual(['a']);
  });

  supported('document.delete with includeDrafts, which must list all drafts and versions', async () => {
    const lake = await given(published(), draft());
    expect((await act(lake, ['document.delete', { publishedId: 'a' }])).status).toBe(400);
    const all = { publishedId: 'a', includeDrafts: ['drafts.a'] };
    expect((await act(lake, ['document.delete', all])).status).toBe(200);
    expect(await ids(lake)).toEqual([]);
  });

  supported('versionId and includeVersions, the newer names of draftId and includeDrafts', async () => {
    const lake = await given(published(), { create: { _id: 'versions.r1.a', _type: 'book' } });
    const pair = (versionId: string) => ({ versionId, publishedId: 'a' });
    const [draftPair, versionPair] = [pair('drafts.a'), pair('versions.r1.a')];
    const n = () => lake.query('*{_id, n}');
    await act(lake, ['document.edit', { ...draftPair, patch: { set: { n: 1 } } }]);
    await act(lake, ['document.edit', { ...versionPair, patch: { set: { n: 2 } } }]);
    await act(lake, ['document.publish', draftPair]);
    expect(await n()).toEqual([
      { _id: 'a', n: 1 },
      { _id: 'versions.r1.a', n: 2 },
    ]);
    await act(lake, ['document.unpublish', draftPair]);
    await act(lake, ['document.discard', { versionId: 'versions.r1.a' }]);
    expect(await n()).toEqual([{ _id: 'drafts.a', n: 1 }]);
    await lake.mutate(published(), { create: { _id: 'versions.r2.a', _type: 'book' } });
    const some = { publishedId: 'a', includeVersions: ['versions.r2.a'] };
    expect((await act(lake, ['document.delete', some])).status).toBe(400);
    const all = { ...some, includeDrafts: ['drafts.a'] };
    expect((await act(lake, ['document.delete', all])).status).toBe(200);
    expect(await ids(lake)).toEqual([]);
  });

  supported('document.delete with purge also deletes the history of the draft and versions', async () => {
    const lake = await given(draft({ text: 'secret' }));
    await act(lake, ['document.publish', PAIR]);
    expect((await act(lake, ['document.delete', { publishedId: 'a', purge: true }])).status).toBe(200);
    const history = '/data/history/production';
    expect(await lake.json(`${history}/documents/drafts.a?lastRevision=true`)).toMatchObject({
      body: { documents: [] },
    });
    const transactions = await lake.fetch(`${history}/transactions/a,drafts.a?effectFormat=mendoza`);
    expect(await transactions.text()).not.toContain('secret');
  });

  supported('document.replaceDraft, which the Studio uses to restore a revision', async () => {
    const lake = await given(draft({ n: 1, gone: true }));
    const attributes = { _id: 'drafts.a', _type: 'book', n: 2 };
    await act(lake, ['document.replaceDraft', { publishedId: 'a', attributes }]);
    expect(await lake.query('*[0]{n, gone}')).toEqual({ n: 2, gone: null });
  });

  refused('document.replaceDraft without a draft or published document: 404', async () => {
    const attributes = { _id: 'drafts.a', _type: 'book' };
    const replace = ['document.replaceDraft', { publishedId: 'a', attributes }] as const;
    expect((await act(await given(), replace)).status).toBe(404);
    expect((await act(await given(published()), replace)).status).toBe(200);
  });

  supported('document.version.create from a document or from a base', async () => {
    const lake = await given(published({ n: 1 }));
    const document = { _id: 'versions.r1.a', _type: 'book', n: 2 };
    await act(lake, ['document.version.create', { publishedId: 'a', document }]);
    const base = { publishedId: 'a', versionId: 'versions.r2.a', baseId: 'a' };
    expect((await act(lake, ['document.version.create', { ...base, ifBaseRevisionId: 'x' }])).status).toBe(
      409,
    );
    await act(lake, ['document.version.create', base]);
    expect(await lake.query('*{_id, n}')).toEqual([
      { _id: 'a', n: 1 },
      { _id: 'versions.r1.a', n: 2 },
      { _id: 'versions.r2.a', n: 1 },
    ]);
  });

  supported('document.version.replace, .discard and .unpublish', async () => {
    const lake = await given(published(), { create: { _id: 'versions.r1.a', _type: 'book', n: 1 } });
    const document = { _id: 'versions.r1.a', _type: 'book', n: 2 };
    await act(lake, ['document.version.replace', { document }]);
    await act(lake, ['document.version.unpublish', { versionId: 'versions.r1.a', publishedId: 'a' }]);
    expect(await lake.query('*[_id == "versions.r1.a"][0]{n, _system}')).toEqual({
      n: 2,
      _system: { delete: true },
    });
    await act(lake, ['document.version.discard', { versionId: 'versions.r1.a' }]);
    expect(await ids(lake)).toEqual(['a']);
  });

  const UNPUBLISH = { versionId: 'versions.r1.a', publishedId: 'a' };

  supported(
    'document.version.unpublish without a version: a marked copy of the published document',
    async () => {
      const lake = await given(published({ n: 1 }));
      expect((await act(lake, ['document.version.unpublish', UNPUBLISH])).status).toBe(200);
      expect(await lake.query('*[_id == "versions.r1.a"][0]{n, "marked": _system.delete}')).toEqual({
        n: 1,
        marked: true,
      });
    },
  );

  refused('document.version.unpublish of an unpublished document: 404', async () => {
    const lake = await given({ create: { _id: 'versions.r1.a', _type: 'book' } });
    expect((await act(lake, ['document.version.unpublish', UNPUBLISH])).status).toBe(404);
    expect(await lake.query('*[0]._system')).toBeNull();
  });

  for (const name of ['document.variant.create', 'document.variant.publish', 'variant.definition.create']) {
    refused(`${name}: 400 actionError with its name, because variants are off`, async () => {
      expect(await act(await given(), [name, {}])).toMatchObject({
        status: 400,
        body: {
          error: { type: 'actionError', items: [{ error: { description: expect.stringContaining(name) } }] },
        },
      });
    });
  }

  refused('an unknown action: 400', async () => {
    expect((await act(await given(), ['document.explode', {}])).status).toBe(400);
  });

  for (const version of ['v2021-06-07', 'v2021-12-15', 'v2022-06-30', 'v2023-12-18', 'v2024-09-19', 'vX']) {
    supported(`the API version ${version} of other parts of the Studio`, async () => {
      const { json } = await given(published());
      const action = { actionType: 'sanity.action.document.edit', ...PAIR, patch: { set: { n: 1 } } };
      const path = `/${version}/data/actions/production`;
      expect((await json(path, { body: { actions: [action] } })).status).toBe(200);
    });
  }
});
