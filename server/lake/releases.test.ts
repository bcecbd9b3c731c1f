import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestLake, type TestLake } from './lake.testing.ts';

const release = (publishAt: string) => ({
  create: { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'scheduled', publishAt },
});
const version = (fields: object = {}) => ({ create: { _id: 'versions.r1.a', _type: 'book', ...fields } });
const state = (lake: TestLake) => lake.query('*[_id == "_.releases.r1"][0]{state, error}');
const inMilliseconds = (wait: number) => new Date(Date.now() + wait).toISOString();

describe('scheduled releases', () => {
  it('are published after a restart, those whose time passed meanwhile at once', async () => {
    const path = mkdtempSync(join(tmpdir(), 'lake-releases-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    const first = openTestLake({ path });
    await first.mutate(release(inMilliseconds(300)), version({ n: 1 }));
    first.lake.close();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const second = openTestLake({ path });
    await expect.poll(() => state(second), { timeout: 5_000 }).toMatchObject({ state: 'published' });
    expect(await second.query('*[_id == "a"]{n}')).toEqual([{ n: 1 }]);
    const { body } = await second.json('/data/history/production/events/documents/a');
    expect(body).toMatchObject({
      events: { a: [{ publishCause: 'release.schedule', author: '<system>' }, {}] },
    });
  });

  it('are published in their order, each at its time', async () => {
    const lake = openTestLake();
    await lake.mutate(release(inMilliseconds(200)), version({ n: 1 }));
    const act = (action: object) => lake.json('/data/actions/production', { body: { actions: [action] } });
    await act({ actionType: 'sanity.action.release.create', releaseId: 'r2' });
    await lake.mutate({ create: { _id: 'versions.r2.a', _type: 'book', n: 2 } });
    const publishAt = inMilliseconds(400);
    await act({ actionType: 'sanity.action.release.schedule', releaseId: 'r2', publishAt });
    await expect.poll(() => lake.query('*[_id == "a"][0].n'), { timeout: 5_000 }).toBe(2);
    const log = await (await lake.fetch('/data/history/production/transactions/a')).text();
    expect(log.match(/"n":\d/g)).toEqual(['"n":1', '"n":2']);
  });

  it('of one document take the draft with them that says the same, and leave one that says something else', async () => {
    const lake = openTestLake();
    await lake.mutate(
      ...['a', 'b', 'c'].map((id) => ({ create: { _id: `drafts.${id}`, _type: 'book', n: 1 } })),
    );
    const act = (...actions: object[]) => lake.json('/data/actions/production', { body: { actions } });
    for (const id of ['a', 'b', 'c']) {
      const releaseId = `r${id}`;
      await act(
        { actionType: 'sanity.action.release.create', releaseId, metadata: { cardinality: 'one' } },
        {
          actionType: 'sanity.action.document.version.create',
          publishedId: id,
          versionId: `versions.${releaseId}.${id}`,
          baseId: `drafts.${id}`,
        },
        { actionType: 'sanity.action.release.schedule', releaseId, publishAt: inMilliseconds(400) },
      );
    }
    await lake.mutate({ patch: { id: 'drafts.b', set: { n: 2 } } });
    // As a list does that is ordered: its revisions change, and they go on saying the same.
    const placed = ['drafts.c', 'versions.rc.c'].map((id) => ({ patch: { id, set: { orderRank: 'm' } } }));
    await lake.mutate(...placed);
    const books = () => lake.query('*[_type == "book"] | order(_id) {_id, n}');
    await expect.poll(books, { timeout: 5_000 }).toEqual([
      { _id: 'a', n: 1 },
      { _id: 'b', n: 1 },
      { _id: 'c', n: 1 },
      { _id: 'drafts.b', n: 2 },
    ]);
  });

  it('that take a document off the site leave it with the editors', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: { _id: 'a', _type: 'book', n: 1 } });
    const versionId = 'versions.r.a';
    const actions = [
      { actionType: 'sanity.action.release.create', releaseId: 'r', metadata: { cardinality: 'one' } },
      { actionType: 'sanity.action.document.version.create', publishedId: 'a', versionId, baseId: 'a' },
      { actionType: 'sanity.action.document.version.unpublish', publishedId: 'a', versionId },
      { actionType: 'sanity.action.release.publish', releaseId: 'r' },
    ];
    await lake.json('/data/actions/production', { body: { actions } });
    expect(await lake.query('*[_type == "book"] {_id, n}')).toEqual([{ _id: 'drafts.a', n: 1 }]);
  });

  it('wait no longer when they are taken back', async () => {
    const lake = openTestLake();
    await lake.mutate(release(inMilliseconds(1_500)), version());
    const actions = [{ actionType: 'sanity.action.release.unschedule', releaseId: 'r1' }];
    await lake.json('/data/actions/production', { body: { actions } });
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(await state(lake)).toEqual({ state: 'active', error: null });
  });

  it('go back to the editors with the reason when they cannot be published', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: { _id: 'a', _type: 'book' } });
    await lake.mutate({ create: { _id: 'b', _type: 'book', to: { _ref: 'a' } } });
    await lake.mutate(release(inMilliseconds(100)), version({ _system: { delete: true } }));
    await expect
      .poll(() => state(lake), { timeout: 5_000 })
      .toEqual({
        state: 'active',
        error: { message: 'Document "a" cannot be deleted as there are references to it from "b"' },
      });
    expect(await lake.query('*[_id == "versions.r1.a"]._id')).toEqual(['versions.r1.a']);
  });
});
