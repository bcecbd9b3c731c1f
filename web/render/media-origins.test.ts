import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { listForeignOrigins, listMediaUrls } from './media-origins.ts';

const own = 'https://beacon.example';

it('returns each foreign origin once, without the site’s own', () => {
  const addresses = [
    '/tara.mp4',
    'https://beacon.example/neo.mp4',
    'https://res.cloudinary.com/beacon/video/upload/v1/a.mp4',
    'https://res.cloudinary.com/beacon/video/upload/v1/b.mp4',
    'http://media.example:8080/c.mp4',
  ];
  expect(listForeignOrigins(addresses, own)).toEqual([
    'http://media.example:8080',
    'https://res.cloudinary.com',
  ]);
});

it('ignores values that are not http URLs', () => {
  expect(listForeignOrigins(["https:// 'unsafe-inline' *", 'data:video/mp4,x', 'javascript:1'], own)).toEqual(
    [],
  );
});

it.each([
  'https://a;script-src-elem/x.mp4',
  'https://a,default-src/x.mp4',
  'https://*/x.mp4',
  'https://*.example/x.mp4',
  "https://'none'/x.mp4",
  'ftp://media.example/x.mp4',
])('leaves out an origin with a special meaning in a policy: %s', (address) => {
  expect(listForeignOrigins([address, 'https://media.example/y.mp4'], own)).toEqual([
    'https://media.example',
  ]);
});

it('returns hosts as IP addresses or in punycode', () => {
  const addresses = ['https://bücher_1.example/a.mp4', 'https://192.0.2.1:8443/b.mp4'];
  expect(listForeignOrigins(addresses, own)).toEqual([
    'https://192.0.2.1:8443',
    'https://xn--bcher_1-n2a.example',
  ]);
});

it('returns the videos that are played, not those that an upload replaces', () => {
  const videos = {
    uploaded: 'file-aaa-mp4',
    combinedUploaded: null,
    captions: 'file-bbb-vtt',
    generated: null,
    videoUrl: 'https://elsewhere.example/tara.mp4',
    combinedUrl: null,
  };
  const files = '/files/local/production';
  expect(
    new Set(
      listMediaUrls({ videos, image: { asset: {} }, generatedImage: 'https://elsewhere.example/tara.png' }),
    ),
  ).toEqual(new Set([`${files}/aaa.mp4`, `${files}/bbb.vtt`]));
});

it('returns the generated image when no editor uploaded one', () => {
  const none = {
    uploaded: null,
    combinedUploaded: null,
    captions: null,
    generated: null,
    videoUrl: null,
    combinedUrl: null,
  };
  const generatedImage = 'https://res.cloudinary.com/beacon/image/upload/v1/tara.png';
  expect(listMediaUrls({ videos: none, image: null, generatedImage })).toEqual([generatedImage]);
});
