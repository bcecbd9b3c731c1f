import { expect, it } from 'vitest';
import { openTestLake } from './testing/test-lake.ts';

it('updates the URLs of asset documents to the current address of the lake', async () => {
  const { lake, fetch, query } = openTestLake();
  await fetch('/assets/files/production?filename=note.txt', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'a note',
  });
  const before = await query('*[_type == "sanity.fileAsset"][0]{url, path, _rev}');
  expect(before).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:3000\/files\/local\//) });

  await lake.moveAssets('https://example.org');
  const path = await query('*[_type == "sanity.fileAsset"][0].path');
  expect(await query('*[_type == "sanity.fileAsset"][0].url')).toBe(`https://example.org/${path}`);

  const revision = await query('*[_type == "sanity.fileAsset"][0]._rev');
  await lake.moveAssets('https://example.org');
  expect(await query('*[_type == "sanity.fileAsset"][0]._rev')).toBe(revision);
});

it.each([
  ['of a file elsewhere', undefined],
  ['that was copied from another project', 'files/other/production/abc.pdf'],
])('keeps the URL of an asset document %s', async (_, path) => {
  const { lake, mutate, query, fetch } = openTestLake();
  const url = 'https://cdn.example.org/abc.pdf';
  await mutate({ create: { _id: 'file-abc-pdf', _type: 'sanity.fileAsset', url, path } });
  await lake.moveAssets('http://localhost:4000');
  expect(await query('*[_id == "file-abc-pdf"][0].url')).toBe(url);
  expect(await (await fetch('/data/export/production')).text()).toContain(url);
});
