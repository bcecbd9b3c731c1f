import { type ServerType, serve } from '@hono/node-server';
import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Lake, openLake } from '../../server/lake/lake.ts';
import { contentClient } from '../content-client.ts';
import { seed } from './seed.ts';
import { seedDocuments } from './seed-documents.ts';

const token = 'test-token-long-enough';
const everyId = seedDocuments.map((document) => document._id);
let lake: Lake;
let server: ServerType;
let client: SanityClient;

beforeEach(async () => {
  lake = openLake({ path: ':memory:', projectId: 'local', datasets: ['production'], adminToken: token });
  const port = await new Promise<number>((resolve) => {
    server = serve(
      { fetch: (request: Request) => lake.fetch(request), port: 0, hostname: '127.0.0.1' },
      (info) => resolve(info.port),
    );
  });
  const url = `http://127.0.0.1:${port}`;
  client = contentClient({ url, projectId: 'local', dataset: 'production', token });
});

afterEach(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  lake.close();
});

const count = () => client.fetch<number>('count(*)');
const productName = () => client.fetch<string>('*[_id == "siteSettings"][0].productName');

test('fills an empty lake, and finds nothing to do the second time', async () => {
  expect(await seed(client)).toEqual({ created: everyId, replaced: [], kept: [] });
  expect(await count()).toBe(everyId.length);

  const revisions = await client.fetch('*[]{_id, _rev} | order(_id)');
  expect(await seed(client, { replace: true })).toEqual({ created: [], replaced: [], kept: everyId });
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

test('keeps what an editor changed, and replaces it when told to', async () => {
  await seed(client);
  await client.patch('siteSettings').set({ productName: 'Lantern' }).commit();

  const lines: string[] = [];
  const kept = await seed(client, { report: (line) => lines.push(line) });
  expect(kept).toEqual({ created: [], replaced: [], kept: everyId });
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

test('creates again what was deleted', async () => {
  await seed(client);
  await client.delete('notFoundPage');
  expect((await seed(client)).created).toEqual(['notFoundPage']);
});

test('a dry run tells what would change and changes nothing', async () => {
  const lines: string[] = [];
  const report = await seed(client, { dryRun: true, report: (line) => lines.push(line) });
  expect(report.created).toEqual(everyId);
  expect(lines).toContain('would create  agent-tara');
  expect(await count()).toBe(0);
});
