import type { SanityClient } from '@sanity/client';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { seedAssets } from './media-assets.ts';
import { seed } from './seed.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedEmptyLake } from './seed-empty-lake.ts';
import { type ServedLake, serveLake } from './testing/serve-lake.ts';

const everyId = seedDocuments.map((document) => document._id);
const everyFile = seedAssets.map(({ name }) => name);
let lake: ServedLake;
let client: SanityClient;

const count = () => client.fetch<number>('count(*[!(_id in path("migrations.**"))])');
const productName = () => client.fetch<string>('*[_id == "siteSettings"][0].productName');

describe('a lake with the seed', () => {
  let firstRun: Awaited<ReturnType<typeof seed>>;

  // Once for all tests, since making the pictures' previews takes a second; each test leaves the seed behind.
  beforeAll(async () => {
    lake = await serveLake();
    client = lake.client;
    firstRun = await seed(client);
  });
  afterEach(async () => void (await seed(client, { replace: true })));
  afterAll(() => lake.close());

  test('fills an empty lake, and changes nothing on a second run', async () => {
    const nothing = {
      created: [],
      replaced: [],
      unchanged: [],
      kept: [],
      outdated: [],
      deleted: [],
      uploaded: [],
      failed: [],
    };
    expect(firstRun).toEqual({ ...nothing, created: everyId, uploaded: everyFile });
    expect(await count()).toBe(everyId.length + everyFile.length);

    const revisions = await client.fetch('*[]{_id, _rev} | order(_id)');
    const lines: string[] = [];
    const again = await seed(client, { replace: true, report: (line) => lines.push(line) });
    expect(again).toEqual({ ...nothing, unchanged: everyId });
    expect(lines).toEqual(expect.arrayContaining(['unchanged     tara.png', 'unchanged     agent-tara']));
    expect(await client.fetch('*[]{_id, _rev} | order(_id)')).toEqual(revisions);
  });

  test('writes content that the site’s queries can read, with portraits, videos and captions', async () => {
    const tara = await client.fetch(
      '*[_type == "agent"] | order(orderRank)[0]{name, "pillars": problemCards[0].aiPillars[]->name}',
      {},
      { perspective: 'published' },
    );
    expect(tara).toEqual({ name: 'Tara', pillars: ['Agentic', 'Analytical', 'Diagnostic'] });
    const { picture, video, captions } = await client.fetch<Record<string, string>>(
      '*[_id == "agent-tara"][0]{"picture": image.asset->url, "video": video.asset->url, "captions": captions.asset->url}',
    );
    const types = await Promise.all(
      [picture, video, captions].map(async (url) => (await fetch(String(url))).headers.get('content-type')),
    );
    expect(types).toEqual(['image/png', 'video/mp4', expect.stringMatching(/^text\/vtt/)]);
  });

  test('keeps a video that an editor uploaded', async () => {
    const file = await client.assets.upload('file', Buffer.from('another video'), { filename: 'ours.mp4' });
    await client.patch('agent-tara').set({ 'video.asset._ref': file._id }).commit();
    expect((await seed(client)).uploaded).toEqual([]);
    expect(await client.fetch('*[_id == "agent-tara"][0].video.asset._ref')).toBe(file._id);
  });

  test('keeps what an editor changed, and replaces it when told to', async () => {
    passTime();
    await client.patch('siteSettings').set({ productName: 'Lantern' }).commit();

    const lines: string[] = [];
    const kept = await seed(client, { report: (line) => lines.push(line) });
    expect(kept).toMatchObject({ created: [], replaced: [], kept: ['siteSettings'], uploaded: [] });
    expect(lines).toContain('kept          siteSettings (edited)');
    expect(await productName()).toBe('Lantern');

    const replaced = await seed(client, { replace: true });
    expect(replaced.replaced).toEqual(['siteSettings']);
    expect(await productName()).toBe('Beacon');
  });

  test('does not write what an editor deleted, reports it, and writes it again with replace', async () => {
    await client.delete('notFoundPage');
    const lines: string[] = [];
    const outcome = await seed(client, { report: (line) => lines.push(line) });
    expect(outcome).toMatchObject({ created: [], deleted: ['notFoundPage'] });
    expect(lines).toContain('left out      notFoundPage (deleted)');
    expect(await client.getDocument('notFoundPage')).toBeUndefined();

    expect((await seed(client, { replace: true })).created).toEqual(['notFoundPage']);
  });

  test('keeps an unedited document of an earlier seed, and reports it as outdated', async () => {
    // As an earlier version of the seed wrote it.
    await client.delete({ query: '*[_id == $id]', params: { id: 'notFoundPage' } });
    await client.create({ _id: 'notFoundPage', _type: 'notFoundPage', heading: 'Words of an earlier seed' });
    const lines: string[] = [];
    const outcome = await seed(client, { report: (line) => lines.push(line) });
    expect(outcome).toMatchObject({ outdated: ['notFoundPage'], kept: [] });
    expect(lines).toContain('kept          notFoundPage (never edited; the seed is another by now)');
    passTime();
    await client.patch('notFoundPage').set({ heading: 'Words of an editor' }).commit();
    expect(await seed(client)).toMatchObject({ outdated: [], kept: ['notFoundPage'] });
  });
});

describe('a lake without the seed', () => {
  beforeEach(async () => {
    lake = await serveLake();
    client = lake.client;
  });
  afterEach(() => lake.close());

  test('keeps a document that exists only as a draft; replacing deletes the draft', async () => {
    await client.create({ _id: 'drafts.homePage', _type: 'homePage', heroHeadline: 'In the making' });
    const report = await seed(client);
    expect(report.kept).toEqual(['homePage']);
    expect(await client.getDocument('homePage')).toBeUndefined();

    expect((await seed(client, { replace: true })).replaced).toEqual(['homePage']);
    expect(await client.fetch('*[_id in ["homePage", "drafts.homePage"]]._id')).toEqual(['homePage']);
  });

  test('writes new documents to a lake with deleted ones, except those that refer to deleted ones', async () => {
    const kept = seedDocuments.find(({ _id }) => _id === 'notFoundPage');
    if (!kept) throw new Error('The seed lacks what this test needs.');
    await client.create(kept);
    await client.create({ _id: 'agent-tara', _type: 'agent' });
    await client.delete('agent-tara');
    const lines: string[] = [];
    const { created, deleted, failed } = await seed(client, { report: (line) => lines.push(line) });
    expect(failed).toEqual([]);
    expect(deleted).toContain('agent-tara');
    const referrer = deleted.find((id) => id !== 'agent-tara');
    expect(lines).toContain(`left out      ${referrer} (refers to agent-tara, which was deleted)`);
    expect([...created, ...deleted, 'notFoundPage'].sort()).toEqual([...everyId].sort());
    expect(await client.fetch('count(*[references("agent-tara") || _id == "agent-tara"])')).toBe(0);
  });

  test('fills an empty lake even if its documents were deleted', async () => {
    await client.create({ _id: 'notFoundPage', _type: 'notFoundPage' });
    await client.delete('notFoundPage');
    await seedEmptyLake(lake, 'production', () => {});
    expect(await count()).toBe(everyId.length + everyFile.length);
  });

  test('a dry run reports changes and makes none', async () => {
    const lines: string[] = [];
    const report = await seed(client, { dryRun: true, report: (line) => lines.push(line) });
    expect(report.created).toEqual(everyId);
    expect(lines).toContain('would create  agent-tara');
    expect(lines).toContain('would upload  tara.png');
    expect(await count()).toBe(0);
  });

  test('treats a lake with only the files of an interrupted seed as empty', async () => {
    await client.assets.upload('file', Buffer.from('a file'), { filename: 'some.vtt' });
    const lines: string[] = [];
    await seedEmptyLake(lake, 'production', (line) => lines.push(line));
    expect(await count()).toBe(everyId.length + everyFile.length + 1);
    await seedEmptyLake(lake, 'production', (line) => lines.push(line));
    expect(lines).toEqual(['Seeding the empty content lake …']);
  });
});

/** How far the clock was advanced, in ms: the lake's own clock never goes back. */
let passed = 0;

/** Waits, since times have a resolution of a second and an edit in the second of creation would not be recognised. */
function passTime(): void {
  passed += 5_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed });
  onTestFinished(() => void vi.useRealTimers());
}
