import { readFile } from 'node:fs/promises';
import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEDGER_ID } from '../migrate/ledger.ts';
import { listMigrationNames } from '../migrate/migration.ts';
import type { SeedDocument } from './documents/document.ts';
import { getAgentAssets } from './media-assets.ts';
import { seed } from './seed.ts';
import { describeFailures } from './seed-outcome.ts';
import { type Obstacle, type ServedLake, serveLake } from './testing/serve-lake.ts';

let lake: ServedLake;
let client: SanityClient;
let obstacle: Obstacle;
const retry = { firstPauseMs: 1 };

beforeEach(async () => {
  obstacle = async () => undefined;
  lake = await serveLake((request) => obstacle(request));
  client = lake.client;
});
afterEach(() => lake.close());

const isUploadOf = (name: string) => (request: Request) =>
  new URL(request.url).pathname.includes('/assets/') &&
  new URL(request.url).searchParams.get('filename') === name;
const isWrite = (request: Request) => new URL(request.url).pathname.includes('/data/mutate/');
const write = (...documents: SeedDocument[]) =>
  client.mutate(documents.map((document) => ({ create: document })));
const refusal = (status: number, message: string) =>
  Response.json({ error: 'Fault', message, statusCode: status }, { status });

describe('a temporary error', () => {
  test('of a file, of the lake, or for too many requests is retried', async () => {
    const faults = [503, 429, 502];
    obstacle = async (request) => {
      const status = isUploadOf('tara.png')(request) || isWrite(request) ? faults.shift() : undefined;
      return status ? refusal(status, 'Come back later') : undefined;
    };
    const outcome = await seed(client, { retry });
    expect(faults).toEqual([]);
    expect(outcome.failed).toEqual([]);
    expect(await client.fetch('count(*[_type == "agent" && defined(image.asset->url)])')).toBe(8);
  });

  test('that persists ends with the lake’s message, and no document is written', async () => {
    obstacle = async (request) => (isWrite(request) ? refusal(503, 'Closed today') : undefined);
    await expect(seed(client, { retry })).rejects.toThrow(/Closed today/);
    expect(await client.fetch('count(*[_type == "agent"])')).toBe(0);
  });
});

test('the ledger is written with the documents, so that a killed seed leaves neither or both', async () => {
  let writes = 0;
  obstacle = async (request) => {
    writes += Number(isWrite(request));
    return undefined;
  };
  await seed(client, { retry });
  expect(writes).toBe(1);
  expect(await client.fetch('count(*[_id == $id].migrations[defined(appliedAt)])', { id: LEDGER_ID })).toBe(
    listMigrationNames().length,
  );
});

describe('a permanent error', () => {
  test('of one file prevents only documents that refer to it; a second run without the error writes them', async () => {
    obstacle = async (request) =>
      isUploadOf('tara.mp4')(request) ? refusal(413, 'The file is too large') : undefined;
    const lines: string[] = [];
    const outcome = await seed(client, { retry, report: (line) => lines.push(line) });
    const failed = outcome.failed.map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining(['tara.mp4', 'agent-tara']));
    expect(lines).toContainEqual(expect.stringMatching(/^failed {8}tara\.mp4 \(.*The file is too large/));
    expect(lines).toContain(
      `failed        agent-tara (refers to ${getAgentAssets('tara').video.id}, which failed)`,
    );
    expect(describeFailures(outcome)).toMatch(
      /could not be written:\n {2}tara\.mp4: .*\n[\s\S]*run npm run seed again/,
    );
    expect(outcome.created).toContain('agent-diana');
    expect(await client.fetch('*[_type == "agent"]._id')).not.toContain('agent-tara');

    obstacle = async () => undefined;
    const second = await seed(client, { retry });
    expect(second).toMatchObject({ uploaded: ['tara.mp4'], failed: [], kept: [] });
    expect(second.created.sort()).toEqual(failed.filter((name) => name !== 'tara.mp4').sort());
  });

  test('of one document prevents only documents that refer to it', async () => {
    obstacle = async (request) =>
      isWrite(request) && (await request.clone().text()).includes('"_id":"region-asia"')
        ? refusal(400, 'This document is not wanted')
        : undefined;
    const outcome = await seed(client, { retry });
    expect(outcome.failed).toEqual([
      { name: 'region-asia', reason: expect.stringMatching(/This document is not wanted/) },
    ]);
    expect(await client.fetch('count(*[_type == "region"])')).toBe(5);
  });

  test('does not send a file that differs from the manifest', async () => {
    const { picture } = getAgentAssets('tara');
    const { uploadAssets } = await import('./upload-assets.ts');
    const other = { ...picture, path: getAgentAssets('diana').picture.path };
    const failed = await uploadAssets(client, [other], retry);
    expect([...failed.values()]).toEqual([
      expect.stringMatching(/tara\.png is not the file that the manifest/),
    ]);
    expect((await readFile(picture.path)).length).toBe(picture.bytes);
  });
});

describe('a dataset of another site', () => {
  beforeEach(() =>
    write(
      { _id: 'p1', _type: 'post', title: 'Hello' },
      { _id: 'siteSettings', _type: 'siteSettings', productName: 'Theirs' },
    ),
  );

  test('is refused, with its name and the types of its documents', async () => {
    await expect(seed(client)).rejects.toThrow(
      'The dataset local/production holds the content of another site: documents of the types post. Nothing was changed. Check SANITY_PROJECT_ID and SANITY_DATASET; this site needs a dataset of its own.',
    );
    await expect(seed(client, { replace: true })).rejects.toThrow(/another site/);
    expect(await client.fetch('count(*)')).toBe(2);
  });
});

test('recognises an older lake of this project, without a ledger, by its types', async () => {
  await write({ _id: 'region-mars', _type: 'region', name: 'Mars' }, { _id: 'tag', _type: 'media.tag' });
  expect((await seed(client)).failed).toEqual([]);
});
