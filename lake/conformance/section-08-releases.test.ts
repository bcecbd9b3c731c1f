import { expect } from 'vitest';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const ID = '_.releases.r1';
const SOON = '2999-01-01T00:00:00Z';

function act({ json }: TestLake, name: string, fields: object = {}, version = 'v2025-02-19') {
  const actions = [{ actionType: `sanity.action.release.${name}`, releaseId: 'r1', ...fields }];
  return json(`/${version}/data/actions/production`, { body: { actions } });
}

const release = (lake: TestLake) => lake.query(`*[_id == "${ID}"][0]`);
const doc = (_id: string, fields: object = {}) => ({ create: { _id, _type: 'book', ...fields } });

/** Release r1 with a version of `a`, of the new `b`, and one that unpublishes `c`. */
async function filled() {
  const lake = openTestLake();
  await act(lake, 'create', { metadata: { title: 'Spring', releaseType: 'asap' } });
  await lake.mutate(
    doc('a', { n: 1, _createdAt: '2001-01-01T00:00:00Z' }),
    doc('c'),
    doc('versions.r1.a', { n: 2 }),
    doc('versions.r1.b', { n: 3 }),
    doc('versions.r1.c', { _system: { delete: true } }),
    doc('versions.r2.a', { n: 9 }),
  );
  return lake;
}

section(8, 'POST /data/actions/:dataset, releases', () => {
  supported('release.create: _.releases.<name>, active, undecided by default', async () => {
    const lake = openTestLake();
    expect((await act(lake, 'create', { metadata: { title: 'Spring' } })).status).toBe(200);
    expect(await release(lake)).toMatchObject({
      _id: ID,
      _type: 'system.release',
      name: 'r1',
      state: 'active',
      metadata: { title: 'Spring', releaseType: 'undecided' },
    });
    expect((await act(lake, 'create')).status).toBe(409);
  });

  for (const [what, fields] of [
    ['a name that is invalid in an id', { releaseId: 'a.b' }],
    ['invalid metadata', { metadata: { releaseType: 'never' } }],
    ['an unknown cardinality', { metadata: { cardinality: 'few' } }],
    ['an invalid time', { metadata: { intendedPublishAt: 'soon' } }],
  ] as const) {
    refused(`release.create with ${what}: 400`, async () => {
      expect((await act(openTestLake(), 'create', fields)).status).toBe(400);
    });
  }

  supported('release.edit: only the metadata', async () => {
    const lake = await filled();
    expect((await act(lake, 'edit', { patch: { set: { 'metadata.title': 'Summer' } } })).status).toBe(200);
    expect(await release(lake)).toMatchObject({ metadata: { title: 'Summer', releaseType: 'asap' } });
    expect((await act(lake, 'edit', { patch: { set: { state: 'published' } } })).status).toBe(400);
  });

  supported('release.publish: versions replace or unpublish published documents', async () => {
    const lake = await filled();
    expect((await act(lake, 'publish')).status).toBe(200);
    expect(
      await lake.query('*[_type == "book"]{_id, n, _createdAt == "2001-01-01T00:00:00Z" => {"old": true}}'),
    ).toEqual([
      { _id: 'a', n: 2, old: true },
      { _id: 'b', n: 3 },
      { _id: 'drafts.c', n: null },
      { _id: 'versions.r2.a', n: 9 },
    ]);
    expect(await release(lake)).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: [{ id: 'versions.r1.a' }, { id: 'versions.r1.b' }, { id: 'versions.r1.c' }],
    });
  });

  supported('release.publish is atomic: a broken reference stops it', async () => {
    const lake = await filled();
    const waiting = { _ref: 'no', _weak: true, _strengthenOnPublish: { type: 'book' } };
    await lake.mutate({ patch: { id: 'versions.r1.b', set: { to: waiting } } });
    expect((await act(lake, 'publish')).status).toBe(409);
    expect(await lake.query('*[_id == "a"][0].n')).toBe(1);
    expect(await release(lake)).toMatchObject({ state: 'active' });
  });

  supported('release.schedule and .unschedule', async () => {
    const lake = await filled();
    await act(lake, 'schedule', { publishAt: SOON });
    expect(await release(lake)).toMatchObject({ state: 'scheduled', publishAt: SOON });
    await act(lake, 'unschedule');
    expect(await release(lake)).toMatchObject({ state: 'active' });
    expect(await release(lake)).not.toHaveProperty('publishAt');
  });

  supported('release.schedule of a scheduled release changes its time, as the Studio expects', async () => {
    const lake = await filled();
    await act(lake, 'schedule', { publishAt: SOON });
    const later = '2999-02-02T00:00:00Z';
    expect((await act(lake, 'schedule', { publishAt: later })).status).toBe(200);
    expect(await release(lake)).toMatchObject({ state: 'scheduled', publishAt: later });
  });

  supported(
    'release.schedule with a past time publishes immediately, also a release that was scheduled for later',
    async () => {
      const lake = await filled();
      await act(lake, 'schedule', { publishAt: SOON });
      await act(lake, 'schedule', { publishAt: '2001-01-01T00:00:00Z' });
      expect(await release(lake)).toMatchObject({ state: 'published', publishAt: '2001-01-01T00:00:00Z' });
      expect(await lake.query('*[_id == "a"][0].n')).toBe(2);
    },
  );

  supported(
    'a timer publishes scheduled releases (src/scheduled-releases.test.ts: after a restart too)',
    async () => {
      const lake = await filled();
      await act(lake, 'schedule', { publishAt: new Date(Date.now() + 100).toISOString() });
      await expect.poll(() => release(lake), { timeout: 5_000 }).toMatchObject({ state: 'published' });
      expect(await lake.query('*[_id == "a"][0].n')).toBe(2);
    },
  );

  supported('release.archive removes the versions, .unarchive restores them', async () => {
    const lake = await filled();
    await act(lake, 'archive');
    expect(await release(lake)).toMatchObject({ state: 'archived', finalDocumentStates: [{}, {}, {}] });
    expect(await lake.query('count(*[_id in path("versions.r1.**")])')).toBe(0);
    await act(lake, 'unarchive');
    expect(await release(lake)).toMatchObject({ state: 'active' });
    expect(await lake.query('*[_id in path("versions.r1.**")]{_id, n}')).toEqual([
      { _id: 'versions.r1.a', n: 2 },
      { _id: 'versions.r1.b', n: 3 },
      { _id: 'versions.r1.c', n: null },
    ]);
  });

  for (const [state, way] of [
    ['archived', 'archive'],
    ['published', 'publish'],
  ] as const) {
    supported(`release.delete only of a release that is ${state}`, async () => {
      const lake = await filled();
      expect((await act(lake, 'delete')).status).toBe(400);
      await act(lake, way);
      expect((await act(lake, 'delete')).status).toBe(200);
      expect(await release(lake)).toBeNull();
    });
  }

  supported('release.import with ifExists fail, ignore, replace', async () => {
    const lake = openTestLake();
    const attributes = { _id: ID, _type: 'system.release', state: 'archived', metadata: { title: 'Old' } };
    expect((await act(lake, 'import', { attributes, ifExists: 'fail' })).status).toBe(200);
    expect(await release(lake)).toMatchObject({ state: 'archived', name: 'r1' });
    const other = { ...attributes, metadata: { title: 'New' } };
    expect((await act(lake, 'import', { attributes: other, ifExists: 'fail' })).status).toBe(409);
    await act(lake, 'import', { attributes: other, ifExists: 'ignore' });
    expect(await release(lake)).toMatchObject({ metadata: { title: 'Old' } });
    await act(lake, 'import', { document: other, ifExists: 'replace' });
    expect(await release(lake)).toMatchObject({ metadata: { title: 'New' } });
  });

  refused('release.import in another state, such as publishing: 400', async () => {
    const lake = openTestLake();
    const attributes = { state: 'publishing', metadata: {} };
    expect(await act(lake, 'import', { attributes })).toMatchObject({ status: 400 });
    expect(await release(lake)).toBeNull();
  });

  for (const [from, name, to] of [
    ['active', 'unschedule', 'active'],
    ['active', 'unarchive', 'active'],
    ['scheduled', 'archive', 'archived'],
    ['scheduled', 'publish', 'published'],
    ['archived', 'publish', 'published'],
    ['published', 'archive', 'archived'],
    ['published', 'schedule', 'scheduled'],
  ] as const) {
    refused(`release.${name} of a release that is ${from}: 400`, async () => {
      const lake = await filled();
      const way = { scheduled: 'schedule', archived: 'archive', published: 'publish' };
      if (from !== 'active') await act(lake, way[from], { publishAt: SOON });
      expect(await act(lake, name, { publishAt: SOON })).toMatchObject({
        status: 400,
        body: {
          error: {
            items: [
              {
                error: {
                  description: expect.stringContaining(
                    `not permitted to transition from state ${from} to ${to}`,
                  ),
                },
              },
            ],
          },
        },
      });
    });
  }

  for (const [state, way] of [
    ['scheduled', 'schedule'],
    ['archived', 'archive'],
    ['published', 'publish'],
  ] as const) {
    refused(`document actions on a version of a release that is ${state}: 400`, async () => {
      const lake = await filled();
      await act(lake, way, { publishAt: SOON });
      const before = await lake.query('*');
      const [versionId, publishedId] = ['versions.r1.a', 'a'];
      const document = { _id: versionId, _type: 'book' };
      for (const [name, fields] of [
        ['create', { publishedId, attributes: document }],
        ['edit', { publishedId, draftId: versionId, patch: { set: { n: 7 } } }],
        ['edit', { publishedId, versionId, patch: { set: { n: 7 } } }],
        ['publish', { publishedId, draftId: versionId }],
        ['publish', { publishedId, versionId }],
        ['publish', { publishedId, draftId: 'drafts.a', versionId }],
        ['replaceDraft', { publishedId, attributes: document }],
        ['version.create', { publishedId, document }],
        ['version.create', { publishedId, versionId: 'versions.r1.d', baseId: 'a' }],
        ['version.replace', { document }],
        ['version.unpublish', { publishedId, versionId }],
        ...(state === 'scheduled'
          ? ([
              ['version.discard', { versionId }],
              ['discard', { draftId: versionId }],
              ['discard', { versionId }],
              ['delete', { publishedId, includeDrafts: [versionId, 'versions.r2.a'] }],
              ['delete', { publishedId, includeVersions: [versionId], includeDrafts: ['versions.r2.a'] }],
            ] as const)
          : []),
      ] as const) {
        const actions = [{ actionType: `sanity.action.document.${name}`, ...fields }];
        const answer = await lake.json('/data/actions/production', { body: { actions } });
        expect([name, answer.status]).toEqual([name, 400]);
      }
      expect(await lake.query('*')).toEqual(before);
    });
  }

  supported('versions without a release; mutations of scheduled versions, as migrations do', async () => {
    const lake = await filled();
    const edit = { draftId: 'versions.r2.a', publishedId: 'a', patch: { set: { n: 10 } } };
    const actions = [{ actionType: 'sanity.action.document.edit', ...edit }];
    expect((await lake.json('/data/actions/production', { body: { actions } })).status).toBe(200);
    await act(lake, 'schedule', { publishAt: SOON });
    await lake.mutate({ patch: { id: 'versions.r1.a', set: { n: 11 } } });
    expect(await lake.query('*[_id in ["versions.r1.a", "versions.r2.a"]].n')).toEqual([11, 10]);
  });

  for (const [what, mutation] of [
    ['create', { create: { _id: ID, _type: 'system.release', name: 'r1', state: 'active' } }],
    ['createOrReplace', { createOrReplace: { _id: ID, _type: 'system.release', name: 'r1' } }],
    ['patch', { patch: { id: ID, set: { state: 'published' } } }],
    ['patch by a query', { patch: { query: '*[_type == "system.release"]', set: { state: 'active' } } }],
    ['delete', { delete: { id: ID } }],
  ] as const) {
    refused(`a mutation of a release (${what}): 400, because releases have actions`, async () => {
      const lake = await filled();
      const before = await release(lake);
      const answer = await lake.json('/data/mutate/production', { body: { mutations: [mutation] } });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { items: [{ error: { description: expect.stringContaining('actions') } }] } },
      });
      expect(await release(lake)).toEqual(before);
    });
  }

  refused('document actions on a release: 400, because releases have actions', async () => {
    const lake = await filled();
    await act(lake, 'schedule', { publishAt: SOON });
    const before = await lake.query('*');
    const pair = { draftId: `drafts.${ID}`, publishedId: ID };
    const attributes = { _id: pair.draftId, _type: 'system.release', name: 'r1', state: 'published' };
    for (const actions of [
      [{ actionType: 'sanity.action.document.delete', publishedId: ID }],
      [
        { actionType: 'sanity.action.document.create', publishedId: ID, attributes },
        { actionType: 'sanity.action.document.publish', ...pair },
      ],
      [{ actionType: 'sanity.action.document.delete', publishedId: 'versions.r1.a' }],
    ]) {
      expect((await lake.json('/data/actions/production', { body: { actions } })).status).toBe(400);
    }
    expect(await lake.query('*')).toEqual(before);
  });

  refused('release actions before 2025-02-19: 400', async () => {
    expect(await act(openTestLake(), 'create', {}, 'v2025-02-18')).toMatchObject({
      status: 400,
      body: {
        error: { items: [{ error: { description: 'action index 0: not supported for this API version' } }] },
      },
    });
  });

  supported('the history of a document shows that a release published it', async () => {
    const lake = await filled();
    await act(lake, 'publish');
    expect(await lake.json('/data/history/production/events/documents/a')).toMatchObject({
      body: {
        events: {
          a: expect.arrayContaining([
            expect.objectContaining({
              type: 'publishDocumentVersion',
              publishCause: 'release.publish',
              releaseId: 'r1',
              versionId: 'versions.r1.a',
            }),
          ]),
        },
      },
    });
  });
});
