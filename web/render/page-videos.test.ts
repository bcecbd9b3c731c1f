import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { connectContent } from '../data/client.ts';
import { fetchPageVideos } from './page-videos.ts';

const origin = 'https://beacon.example';
const noVideos = {
  uploaded: null,
  combinedUploaded: null,
  captions: null,
  generated: null,
  videoUrl: null,
  combinedUrl: null,
};
const tara = {
  name: 'Tara',
  title: 'Tax & Compliance',
  image: { asset: { _ref: 'image-abc123-1024x1024-png' } },
  videos: { ...noVideos, uploaded: 'file-aa-mp4', combinedUploaded: 'file-bb-mp4' },
};
const page = { ...tara, transcript: 'I am Tara. I would prepare the return.' };

function connectLake(dates: Record<string, string>) {
  const content = Object.entries(dates).map(([_id, date]) => ({ _id, date }));
  const facts = { product: 'Beacon', organization: null, address: null, email: null };
  connectContent({ origin, transport: async () => Response.json({ result: { content, facts } }) });
}

const dates = { 'file-aa-mp4': '2026-03-01T09:00:00Z', 'file-bb-mp4': '2026-03-02T09:00:00Z' };

it('describes the combined video on an agent’s own page', async () => {
  connectLake(dates);
  expect(await fetchPageVideos(page, origin)).toEqual([
    {
      name: 'Tara: Tax & Compliance',
      description: page.transcript,
      thumbnailUrl: expect.stringMatching(/^https:\/\/beacon\.example\/images\/.*abc123/),
      uploadDate: dates['file-bb-mp4'],
      contentUrl: 'https://beacon.example/files/local/production/bb.mp4',
    },
  ]);
});

it('describes the introductions on the home page and in page sections', async () => {
  connectLake(dates);
  const introduced = { ...tara, said: 'I am Tara.' };
  const introduction = {
    description: 'I am Tara.',
    contentUrl: 'https://beacon.example/files/local/production/aa.mp4',
  };
  const home = await fetchPageVideos({ agents: [introduced] }, origin);
  expect(home).toMatchObject([introduction]);
  const sections = [{ agent: introduced }, { agent: null }, {}];
  expect(await fetchPageVideos({ sections }, origin)).toMatchObject([introduction]);
});

it.each([
  ['a transcript', { ...page, transcript: ' ' }],
  ['an image', { ...page, image: null }],
  ['a video', { ...page, videos: noVideos }],
  ['a video that has a date', { ...page, videos: { ...noVideos, videoUrl: 'https://media.example/a.mp4' } }],
])('leaves out an agent without %s', async (_, content) => {
  connectLake(dates);
  expect(await fetchPageVideos(content, origin)).toEqual([]);
});

it('leaves out a video whose file is not in the lake', async () => {
  connectLake({});
  expect(await fetchPageVideos(page, origin)).toEqual([]);
});

it('returns none on a page without agents', async () => {
  expect(await fetchPageVideos({ heading: 'About' }, origin)).toEqual([]);
  expect(await fetchPageVideos(null, origin)).toEqual([]);
});
