import sharp from 'sharp';
import { expect, it } from 'vitest';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { uploadAsset } from '../shared/upload-asset.ts';
import { ASSETS_QUERY, formatSize, isAccepted, type StoredAsset, searchAssets } from './assets.ts';

setUpSeededLake();

const asset = (name: string, altText: string | null = null): StoredAsset => ({
  _id: name,
  _type: 'sanity.imageAsset',
  name,
  altText,
  url: '',
  extension: name.split('.').at(-1) ?? '',
  mimeType: name.endsWith('.png') ? 'image/png' : 'text/vtt',
  size: 1,
  dimensions: null,
});

it('reads pictures and files with what the library shows of them', async () => {
  const client = studioClient();
  const create = { width: 9, height: 7, channels: 3 as const, background: '#5a78b4' };
  await uploadAsset(client, 'sanity.imageAsset', await sharp({ create }).png().toBuffer(), 'harvest.png');
  await uploadAsset(client, 'sanity.fileAsset', Buffer.from('WEBVTT'), 'harvest.vtt');
  const assets = await client.fetch<StoredAsset[]>(ASSETS_QUERY);
  expect(assets.find(({ name }) => name === 'harvest.png')).toMatchObject({
    _type: 'sanity.imageAsset',
    mimeType: 'image/png',
    dimensions: { width: 9, height: 7 },
  });
  expect(assets.find(({ name }) => name === 'harvest.vtt')).toMatchObject({
    _type: 'sanity.fileAsset',
    extension: 'vtt',
    dimensions: null,
  });
});

it.each([
  ['', ['diana.png', 'café.png', 'neo.vtt']],
  ['dia', ['diana.png']],
  ['diana.png', ['diana.png']],
  ['woman glasses', ['diana.png']],
  ['cafe', ['café.png']],
  ['vtt', ['neo.vtt']],
  ['iana', []],
])('finds by name and description: %j', (search, found) => {
  const assets = [asset('diana.png', 'A woman with glasses'), asset('café.png'), asset('neo.vtt')];
  expect(searchAssets(assets, search).map(({ name }) => name)).toEqual(found);
});

it.each([
  ['', true],
  ['image/*', true],
  ['image/jpeg, image/png', true],
  ['.png', true],
  ['image/jpeg', false],
  ['.vtt', false],
  ['video/*', false],
])('a field that accepts %j takes a PNG: %j', (accept, isTaken) => {
  expect(isAccepted(accept, asset('diana.png'))).toBe(isTaken);
});

it('formats sizes', () => {
  expect([20, 1234, 30_400, 4_210_000, 12_000_000].map(formatSize)).toEqual([
    '0.1 kB',
    '1.2 kB',
    '30 kB',
    '4.2 MB',
    '12 MB',
  ]);
});
