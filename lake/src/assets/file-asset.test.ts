import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getBlobName } from './asset-document.ts';
import { describeFile } from './file-asset.ts';

const place = { projectId: 'local', dataset: 'production', baseUrl: 'http://localhost:3000' };
const bytes = new TextEncoder().encode('hello');
const SHA1 = 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d';

it('describes a file as Sanity does', () => {
  const document = describeFile({
    ...place,
    bytes,
    filename: 'Intro.VTT',
    mimeType: 'text/vtt; charset=utf-8',
  });
  expect(document).toMatchObject({
    _id: `file-${SHA1}-vtt`,
    _type: 'sanity.fileAsset',
    assetId: SHA1,
    sha1hash: SHA1,
    path: `files/local/production/${SHA1}.vtt`,
    url: `http://localhost:3000/files/local/production/${SHA1}.vtt`,
    extension: 'vtt',
    mimeType: 'text/vtt',
    size: 5,
    originalFilename: 'Intro.VTT',
  });
  expect(getBlobName(document)).toBe(`files/${SHA1}.vtt`);
});

it.each([
  ['talk.mp4', undefined, 'mp4', 'video/mp4'],
  ['talk.mp4', 'application/octet-stream', 'mp4', 'video/mp4'],
  [undefined, 'video/mp4', 'mp4', 'video/mp4'],
  [undefined, undefined, 'bin', 'application/octet-stream'],
  ['notes', 'application/x-unheard-of', 'bin', 'application/x-unheard-of'],
  ['notes.txt', 'not a type', 'txt', 'text/plain'],
  ['../../etc/passwd', undefined, 'bin', 'application/octet-stream'],
  ['x.constructor', undefined, 'constructor', 'application/octet-stream'],
  ['archive.tar.gz', undefined, 'gz', 'application/gzip'],
  ['archive.7z', undefined, '7z', 'application/x-7z-compressed'],
  // A version is no extension.
  ['Report v1.0', undefined, 'bin', 'application/octet-stream'],
  ['Report v1.0', 'application/pdf', 'pdf', 'application/pdf'],
  ['2024.12.31', 'text/plain', 'txt', 'text/plain'],
  [undefined, 'audio/mpeg', 'mp3', 'audio/mpeg'],
  [undefined, 'video/quicktime', 'mov', 'video/quicktime'],
])('names %s of type %s as .%s', (filename, mimeType, extension, expected) => {
  const document = describeFile({ ...place, bytes, filename, mimeType });
  expect(document).toMatchObject({ extension, mimeType: expected });
});

it('does not take a compressed drawing for one that a browser can show', () => {
  const drawing = new Uint8Array(gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  for (const mimeType of [undefined, 'image/svg+xml']) {
    const document = describeFile({ ...place, bytes: drawing, filename: 'a.svgz', mimeType });
    expect(document).toMatchObject({ extension: 'svgz', mimeType: 'application/gzip' });
  }
});
