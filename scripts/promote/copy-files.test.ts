import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { copyFiles } from './copy-files.ts';
import type { PromoteLake } from './open-lakes.ts';
import { openTwoLakes } from './testing/two-lakes.ts';

/** A fake of Sanity's CDN for files of hosted projects. */
const sanity = setupServer();
beforeAll(() => sanity.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => sanity.close());
afterEach(() => sanity.resetHandlers());

/** Two lakes, and a file's document in the source. */
async function openWithFile() {
  const { source, target } = await openTwoLakes();
  await source.client.assets.upload('file', Buffer.from('some sound'), { filename: 'sound.mp3' });
  const file = await source.client.fetch<StoredDocument>('*[_type == "sanity.fileAsset"][0]');
  const copy = (from: PromoteLake, one: StoredDocument = file) => copyFiles(from, target, [one], () => {});
  const copied = () => target.client.fetch<string[]>('*[_type == "sanity.fileAsset"]._id');
  return { source, target, file, copy, copied };
}

/** A server that returns these responses in turn, then the last one again: a status, a redirect, or 200 with a text. */
async function serveFiles(
  ...answers: (number | URL | string)[]
): Promise<{ url: string; asked(): string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(url);
    if (answer instanceof URL) response.writeHead(302, { location: answer.href }).end();
    else response.writeHead(typeof answer === 'number' ? answer : 200).end(String(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

test('does not copy a file whose bytes differ from its document', async () => {
  const { source, copy, copied } = await openWithFile();
  const { url } = await serveFiles('half a sound');
  await expect(copy({ ...source, url })).rejects.toThrow(
    /The file sound\.mp3 from .* is not the one that its document describes/,
  );
  expect(await copied()).toEqual([]);
});

test('downloads a file from its lake, whatever the URL in its document', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const other = await serveFiles('some sound');
  for (const place of [`${other.url}/secret`, `//${new URL(other.url).host}/secret`, 'studio/']) {
    await copy(source, { ...file, path: place, url: `${other.url}/secret` });
  }
  expect(await copied()).toEqual([file._id]);
  const own = await serveFiles('some sound');
  await copy({ ...source, url: own.url }, { ...file, path: 'studio/' });
  expect(own.asked()).toEqual([`/files/local/production/${file.sha1hash}.mp3`]);
  expect(other.asked()).toEqual([]);
});

test('neither downloads nor stores a file with an invalid id', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const { url, asked } = await serveFiles('some sound');
  for (const id of ['file-another-mp3', `file-${file.sha1hash}-../studio`]) {
    await expect(copy({ ...source, url }, { ...file, _id: id })).rejects.toThrow(
      `The file sound.mp3 of the source has the id “${id}”, which does not tell its content`,
    );
  }
  expect(asked()).toEqual([]);
  expect(await copied()).toEqual([]);
});

test('does not store a file whose hash differs from its id, also when its document has no hash', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const { url } = await serveFiles('a secret of this network');
  const { sha1hash, ...unsaid } = file;
  await expect(copy({ ...source, url }, unsaid)).rejects.toThrow(
    'is not the one that its document describes',
  );
  expect(await copied()).toEqual([]);
});

test('does not follow redirects', async () => {
  const { source, copy, copied } = await openWithFile();
  const other = await serveFiles('some sound');
  const { url, asked } = await serveFiles(new URL('/secret', other.url));
  await expect(copy({ ...source, url })).rejects.toThrow(
    `answered 302. It leads to ${other.url}/secret, and a file is taken from where its lake keeps it alone.`,
  );
  expect(asked()).toHaveLength(1);
  expect(other.asked()).toEqual([]);
  expect(await copied()).toEqual([]);
});

/** The lake as a hosted project, where the URLs of files are those in their documents. */
const hosted = ({ url: _own, ...lake }: PromoteLake): PromoteLake => lake;

test('copies no file when the URL of one is not of Sanity’s CDN', async () => {
  const { source, target, file, copied } = await openWithFile();
  const { url, asked } = await serveFiles('some sound');
  sanity.use(http.get('https://cdn.sanity.io/*', () => HttpResponse.text('some sound')));
  const right = { ...file, url: 'https://cdn.sanity.io/files/local/production/sound.mp3' };
  const picture = { _id: `image-${file.sha1hash}-8x8-png`, _type: 'sanity.imageAsset', _rev: '' };
  for (const place of [
    `${url}/picture.png`,
    `https://cdn.sanity.io@${new URL(url).host}/picture.png`,
    'no address',
  ]) {
    const files = [right, { ...picture, url: place }];
    await expect(copyFiles(hosted(source), target, files, () => {})).rejects.toThrow(
      `is said to be at “${place}”. The files of hosted projects are at https://cdn.sanity.io, and none is fetched from elsewhere.`,
    );
  }
  // The token of a hosted project goes to no other host than Sanity's.
  expect(asked()).toEqual([]);
  expect(await copied()).toEqual([]);
});

test('names an SVG that Sanity has sanitized, with what to do', async () => {
  const { source, file, copy, copied } = await openWithFile();
  sanity.use(http.get('https://cdn.sanity.io/*', () => HttpResponse.text('<svg/>')));
  const drawing = {
    ...file,
    originalFilename: 'plan.svg',
    mimeType: 'image/svg+xml',
    url: 'https://cdn.sanity.io/plan.svg',
  };
  await expect(copy(hosted(source), drawing)).rejects.toThrow(
    'The file plan.svg from https://cdn.sanity.io/plan.svg is not the one that its document describes. No document was changed. Sanity cleans drawings',
  );
  expect(await copied()).toEqual([]);
});

test('names a file that the target stores under another id, with what to do', async () => {
  const { source, file, copy } = await openWithFile();
  sanity.use(http.get('https://cdn.sanity.io/*', () => HttpResponse.text('some sound')));
  const [_id, url] = [file._id.replace('-mp3', '-wav'), 'https://cdn.sanity.io/sound.wav'];
  await expect(copy(hosted(source), { ...file, _id, url })).rejects.toThrow(
    `The target stored sound.mp3 as ${file._id}, and documents call it ${_id}. No document was changed.`,
  );
});

test('retries a download after a temporary error, and not after 404', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const gone = await serveFiles(404);
  await expect(copy({ ...source, url: gone.url })).rejects.toThrow(
    /The file sound\.mp3 cannot be read .* 404/,
  );
  expect(gone.asked()).toHaveLength(1);
  const busy = await serveFiles(503, 'some sound');
  await copy({ ...source, url: busy.url });
  expect(busy.asked()).toHaveLength(2);
  expect(await copied()).toEqual([file._id]);
});
