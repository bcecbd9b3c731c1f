import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { seedAssets } from './media-assets.ts';
import { seed } from './seed.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedEmptyLake } from './seed-empty-lake.ts';
import { type ServedLake, serveLake } from './testing/serve-lake.ts';

const everyId = seedDocuments.map((document) => document._id);
const everyFile = seedAssets.map(({ name }) => name);
let lake: ServedLake;
let client: SanityClient;

beforeEach(async () => {
  lake = await serveLake();
  client = lake.client;
});

afterEach(() => lake.close());

const count = () => client.fetch<number>('count(*[!(_id in path("migrations.**"))])');
const productName = () => client.fetch<string>('*[_id == "siteSettings"][0].productName');

test('fills an empty lake, and finds nothing to do the second time', async () => {
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
  expect(await seed(client)).toEqual({ ...nothing, created: everyId, uploaded: everyFile });
  expect(await count()).toBe(everyId.length + everyFile.length);

  const revisions = await client.fetch('*[]{_id, _rev} | order(_id)');
  const lines: string[] = [];
  const again = await seed(client, { replace: true, report: (line) => lines.push(line) });
  expect(again).toEqual({ ...nothing, unchanged: everyId });
  expect(lines).toEqual(expect.arrayContaining(['unchanged     tara.png', 'unchanged     agent-tara']));
  expect(await client.fetch('*[]{_id, _rev} | order(_id)')).toEqual(revisions);
});

test('what it wrote can be read as the site reads it', async () => {
  await seed(client);
  const tara = await client.fetch(
    '*[_type == "agent"] | order(orderRank)[0]{name, "pillars": problemCards[0].aiPillars[]->name}',
    {},
    { perspective: 'published' },
  );
  expect(tara).toEqual({ name: 'Tara', pillars: ['Agentic', 'Analytical', 'Diagnostic'] });
});

test('portraits, videos and captions are there to be shown', async () => {
  await seed(client);
  const { picture, video, captions } = await client.fetch<Record<string, string>>(
    '*[_id == "agent-tara"][0]{"picture": image.asset->url, "video": video.asset->url, "captions": captions.asset->url}',
  );
  const types = await Promise.all(
    [picture, video, captions].map(async (url) => (await fetch(String(url))).headers.get('content-type')),
  );
  expect(types).toEqual(['image/png', 'video/mp4', expect.stringMatching(/^text\/vtt/)]);
});

test('a video that an editor uploaded stays', async () => {
  await seed(client);
  const file = await client.assets.upload('file', Buffer.from('another video'), { filename: 'ours.mp4' });
  await client.patch('agent-tara').set({ 'video.asset._ref': file._id }).commit();
  expect((await seed(client)).uploaded).toEqual([]);
  expect(await client.fetch('*[_id == "agent-tara"][0].video.asset._ref')).toBe(file._id);
});

test('keeps what an editor changed, and replaces it when told to', async () => {
  await seed(client);
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

test('a document of which only a draft exists is kept; replacing drops the draft', async () => {
  await client.create({ _id: 'drafts.homePage', _type: 'homePage', heroHeadline: 'In the making' });
  const report = await seed(client);
  expect(report.kept).toEqual(['homePage']);
  expect(await client.getDocument('homePage')).toBeUndefined();

  expect((await seed(client, { replace: true })).replaced).toEqual(['homePage']);
  expect(await client.fetch('*[_id in ["homePage", "drafts.homePage"]]._id')).toEqual(['homePage']);
});

test('leaves out what an editor deleted, says so, and writes it again when told to', async () => {
  await seed(client);
  await client.delete('notFoundPage');
  const lines: string[] = [];
  const outcome = await seed(client, { report: (line) => lines.push(line) });
  expect(outcome).toMatchObject({ created: [], deleted: ['notFoundPage'] });
  expect(lines).toContain('left out      notFoundPage (deleted)');
  expect(await client.getDocument('notFoundPage')).toBeUndefined();

  expect((await seed(client, { replace: true })).created).toEqual(['notFoundPage']);
});

test('writes what the lake never had beside what was deleted, but for what refers to that', async () => {
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

test('an empty lake is filled, whatever was in it once', async () => {
  await client.create({ _id: 'notFoundPage', _type: 'notFoundPage' });
  await client.delete('notFoundPage');
  await seedEmptyLake(lake, 'production', () => {});
  expect(await count()).toBe(everyId.length + everyFile.length);
});

test('a dry run tells what would change and changes nothing', async () => {
  const lines: string[] = [];
  const report = await seed(client, { dryRun: true, report: (line) => lines.push(line) });
  expect(report.created).toEqual(everyId);
  expect(lines).toContain('would create  agent-tara');
  expect(lines).toContain('would upload  tara.png');
  expect(await count()).toBe(0);
});

test('a lake in which only files are, from a seed that was cut short, counts as empty', async () => {
  await client.assets.upload('file', Buffer.from('a file'), { filename: 'some.vtt' });
  const lines: string[] = [];
  await seedEmptyLake(lake, 'production', (line) => lines.push(line));
  expect(await count()).toBe(everyId.length + everyFile.length + 1);
  await seedEmptyLake(lake, 'production', (line) => lines.push(line));
  expect(lines).toEqual(['Seeding the empty content lake …']);
});

test('a document that nobody edited while the seed changed is kept, and told from one that was edited', async () => {
  await seed(client, { replace: true });
  // As an earlier version wrote it.
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

/** A lake's times are whole seconds, and nobody edits a document in the second in which it was made. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
  onTestFinished(() => void vi.useRealTimers());
}
