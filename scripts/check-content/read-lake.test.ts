import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../server/process/environment.ts';
import { seed } from '../seed/seed.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import { checkContent } from './check-content.ts';
import { readLake } from './read-lake.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-content-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('passes the published content of a seeded lake and ignores drafts', async () => {
  const environment = readEnvironment({}, root);
  const lake = await connectToLake(environment);
  await seed(lake.client);
  await lake.client.create({ _id: 'drafts.homePage', _type: 'homePage', heroHeadline: 'Not yet' });
  await lake.close();

  const { content, where } = await readLake(environment);
  expect(where).toContain(root);
  expect(content.map((document) => document._id)).not.toContain('drafts.homePage');
  const { findings, counts } = await checkContent(content, { specification: true });
  expect(findings).toEqual([]);
  expect(counts).toContainEqual({ what: 'problem cards', expected: 80, actual: 80 });
});

test('passes edited content by the rules for all content', async () => {
  const environment = readEnvironment({}, root);
  const lake = await connectToLake(environment);
  await seed(lake.client);
  await lake.client.patch('homePage').set({ heroHeadline: 'Back to your mission by Monday.' }).commit();
  await lake.client.create({
    _id: 'organizationType-choirs',
    _type: 'organizationType',
    name: 'Community choirs',
    description: 'They sing together, and run on dues and volunteers.',
  });
  await lake.client.patch('siteSettings').set({ 'navigation[0].label': 'START' }).commit();
  await lake.close();

  const { content } = await readLake(environment);
  expect((await checkContent(content, { specification: false })).findings).toEqual([]);
});
