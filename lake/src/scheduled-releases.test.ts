import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeRelease } from './actions/release-document.ts';
import { publishScheduledReleases } from './scheduled-releases.ts';
import { openDatabase } from './store/database.ts';
import { Dataset } from './store/dataset.ts';
import { LONG_AGO, makeBook, write } from './store/testing/test-dataset.ts';
import { openTestLake, type TestLake } from './testing/test-lake.ts';

const act = (lake: TestLake, ...actions: object[]) =>
  lake.json('/data/actions/production', { body: { actions } });
/** A release of this name with a version of `a`, scheduled. */
const schedule = async (lake: TestLake, releaseId: string, publishAt: string, fields: object = {}) => {
  await lake.mutate({ create: { _id: `versions.${releaseId}.a`, _type: 'book', ...fields } });
  const { status } = await act(
    lake,
    { actionType: 'sanity.action.release.create', releaseId },
    { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
  );
  expect(status).toBe(200);
};
const state = (lake: TestLake) => lake.query('*[_id == "_.releases.r1"][0]{state, error}');
const inMilliseconds = (wait: number) => new Date(Date.now() + wait).toISOString();

/** A dataset with two releases scheduled one after the other, each with a version of `a`. */
async function openTwo() {
  const database = openDatabase(':memory:');
  const dataset = new Dataset(database, 'production');
  onTestFinished(publishScheduledReleases(dataset));
  await dataset.transact({ author: 'tester' }, (pending) => {
    for (const n of [1, 2]) {
      const release = makeRelease(`r${n}`, { state: 'scheduled', publishAt: inMilliseconds(n) }, pending);
      pending.put(release, 'create');
      pending.put(makeBook(`versions.r${n}.a`, { n }), 'create');
    }
  });
  return { database, dataset };
}

describe('scheduled releases', () => {
  it('are published after a restart; overdue ones immediately', async () => {
    const path = mkdtempSync(join(tmpdir(), 'lake-releases-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    const first = openTestLake({ path });
    // Later than a busy machine needs to schedule it.
    await schedule(first, 'r1', inMilliseconds(1_500), { n: 1 });
    first.lake.close();
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    const second = openTestLake({ path });
    await expect.poll(() => state(second), { timeout: 5_000 }).toMatchObject({ state: 'published' });
    expect(await second.query('*[_id == "a"]{n}')).toEqual([{ n: 1 }]);
    const { body } = await second.json('/data/history/production/events/documents/a');
    expect(body).toMatchObject({
      events: {
        a: [
          { publishCause: 'release.schedule', author: '<system>' },
          { type: 'scheduleDocumentVersion', author: 'local-editor' },
          {},
        ],
      },
    });
  });

  it('are published in order, each at its time', async () => {
    const lake = openTestLake();
    await schedule(lake, 'r1', inMilliseconds(200), { n: 1 });
    await schedule(lake, 'r2', inMilliseconds(400), { n: 2 });
    await expect.poll(() => lake.query('*[_id == "a"][0].n'), { timeout: 5_000 }).toBe(2);
    const log = await (await lake.fetch('/data/history/production/transactions/a')).text();
    expect(log.match(/"n":\d/g)).toEqual(['"n":1', '"n":2']);
  });

  it('of one document delete a draft with equal content, and keep a draft with other content', async () => {
    const lake = openTestLake();
    await lake.mutate(
      ...['a', 'b', 'c'].map((id) => ({ create: { _id: `drafts.${id}`, _type: 'book', n: 1 } })),
    );
    for (const id of ['a', 'b', 'c']) {
      const releaseId = `r${id}`;
      await act(
        lake,
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
    // Like reordering a list: the revisions change, the content stays equal.
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

  it('that unpublish a document keep its draft', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: { _id: 'a', _type: 'book', n: 1 } });
    const versionId = 'versions.r.a';
    const actions = [
      { actionType: 'sanity.action.release.create', releaseId: 'r', metadata: { cardinality: 'one' } },
      { actionType: 'sanity.action.document.version.create', publishedId: 'a', versionId, baseId: 'a' },
      { actionType: 'sanity.action.document.version.unpublish', publishedId: 'a', versionId },
      { actionType: 'sanity.action.release.publish', releaseId: 'r' },
    ];
    await act(lake, ...actions);
    expect(await lake.query('*[_type == "book"] {_id, n}')).toEqual([{ _id: 'drafts.a', n: 1 }]);
  });

  it('are not published when unscheduled', async () => {
    const lake = openTestLake();
    await schedule(lake, 'r1', inMilliseconds(1_500));
    await act(lake, { actionType: 'sanity.action.release.unschedule', releaseId: 'r1' });
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(await state(lake)).toEqual({ state: 'active', error: null });
  });

  it('are unscheduled, with the reason, when they cannot be published', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: { _id: 'a', _type: 'book' } });
    await lake.mutate({ create: { _id: 'b', _type: 'book', to: { _ref: 'a' } } });
    await schedule(lake, 'r1', inMilliseconds(100), { _system: { delete: true } });
    await expect
      .poll(() => state(lake), { timeout: 5_000 })
      .toEqual({
        state: 'active',
        error: { message: 'Document "a" cannot be deleted as there are references to it from "b"' },
      });
    expect(await lake.query('*[_id == "versions.r1.a"]._id')).toEqual(['versions.r1.a']);
  });

  it('are published by the clock, although timers stop while a machine sleeps', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const lake = openTestLake();
    await schedule(lake, 'r1', inMilliseconds(3_600_000));
    vi.setSystemTime(Date.now() + 7_200_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await state(lake)).toMatchObject({ state: 'published' });
  });

  it('are retried with increasing delays after storage errors, and then published in order', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.useRealTimers());
    const { database, dataset } = await openTwo();
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON transactions BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
    );
    await vi.advanceTimersByTimeAsync(600_000);
    expect(log.mock.calls.map(([line]) => line)).toEqual(
      [1, 2, 4, 8].map(
        (minutes) => `The release "r1" could not be published; it is tried again in ${minutes} min:`,
      ),
    );
    database.exec('DROP TRIGGER full');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(dataset.get('_.releases.r2')).toMatchObject({ state: 'published' });
    expect(dataset.get('a')).toMatchObject({ n: 2 });
    log.mockClear();
  });

  it.each([
    ['goes back to its editors after an hour of tries', undefined],
    ['is unscheduled', 'active'],
  ])('wait for one that alone cannot be stored until it %s', async (_how, newState) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.useRealTimers());
    const { database, dataset } = await openTwo();
    database.exec(
      "CREATE TRIGGER bad BEFORE INSERT ON changes WHEN NEW.document_id = 'versions.r1.a' BEGIN SELECT RAISE(ABORT, 'bad row'); END",
    );
    await vi.advanceTimersByTimeAsync(120_000);
    expect(dataset.get('_.releases.r2')).toMatchObject({ state: 'scheduled' });
    const release = dataset.get('_.releases.r1');
    if (newState && release) await write(dataset, { ...release, state: newState });
    await vi.advanceTimersByTimeAsync(newState ? 30_000 : 4_000_000);
    expect(dataset.get('_.releases.r1')).toMatchObject({ state: 'active' });
    expect(dataset.get('_.releases.r2')).toMatchObject({ state: 'published' });
    vi.mocked(console.error).mockClear();
  });

  it('are named by their ids when the name is missing', async () => {
    const dataset = new Dataset(openDatabase(':memory:'), 'production');
    const { name, ...nameless } = { ...makeBook('_.releases.r1'), _type: 'system.release', name: 'r1' };
    await write(dataset, { ...nameless, state: 'scheduled', publishAt: LONG_AGO }, makeBook('versions.r1.a'));
    onTestFinished(publishScheduledReleases(dataset));
    await expect.poll(() => dataset.get('_.releases.r1')?.state).toBe('published');
    expect(dataset.get('a')).toBeDefined();
  });
});
