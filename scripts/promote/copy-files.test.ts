import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { copyFiles } from './copy-files.ts';
import type { PromoteLake } from './open-lakes.ts';
import { openTwoLakes } from './testing/two-lakes.ts';

/** Two lakes, and a file in the source as its documents know it. */
async function openWithFile() {
  const { source, target } = await openTwoLakes();
  await source.client.assets.upload('file', Buffer.from('some sound'), { filename: 'sound.mp3' });
  const file = await source.client.fetch<StoredDocument>('*[_type == "sanity.fileAsset"][0]');
  const copy = (from: PromoteLake, one: StoredDocument = file) => copyFiles(from, target, [one], () => {});
  const copied = () => target.client.fetch<string[]>('*[_type == "sanity.fileAsset"]._id');
  return { source, file, copy, copied };
}

/** Files that answer in turn with these: a status, or 200 with a text. The last one stays. */
async function serveFiles(
  ...answers: (number | string)[]
): Promise<{ url: string; asked(): number; tokens(): unknown[] }> {
  const tokens: unknown[] = [];
  const server = createServer(({ headers }, response) => {
    const answer = answers[Math.min(tokens.length, answers.length - 1)];
    tokens.push(headers.authorization);
    response.writeHead(typeof answer === 'number' ? answer : 200).end(String(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, asked: () => tokens.length, tokens: () => tokens };
}

test('a file that came otherwise than its document describes is not brought', async () => {
  const { source, copy, copied } = await openWithFile();
  const { url } = await serveFiles('half a sound');
  await expect(copy({ ...source, url })).rejects.toThrow(
    /The file sound\.mp3 from .* is not the one that its document describes/,
  );
  expect(await copied()).toEqual([]);
});

/** A lake as a hosted project, whose files have their addresses in their documents. */
const hosted = ({ url: _own, ...lake }: PromoteLake): PromoteLake => lake;

test('a drawing that Sanity has cleaned is named, with what to do', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const { url } = await serveFiles('<svg/>');
  const drawing = {
    ...file,
    originalFilename: 'plan.svg',
    mimeType: 'image/svg+xml',
    url: `${url}/plan.svg`,
  };
  await expect(copy(hosted(source), drawing)).rejects.toThrow(
    `The file plan.svg from ${url}/plan.svg is not the one that its document describes. No document was changed. Sanity cleans drawings`,
  );
  expect(await copied()).toEqual([]);
});

test('no other host than Sanity’s sees the token of a hosted project', async () => {
  const { source, file, copy } = await openWithFile();
  const { url, tokens } = await serveFiles('another sound');
  const picture = { ...file, _type: 'sanity.imageAsset', url: `${url}/picture.png` };
  await expect(copy(hosted(source), picture)).rejects.toThrow('is not the one');
  expect(tokens()).toEqual([undefined]);
});

test('a file that the target stores under another id is named, with what to do', async () => {
  const { source, file, copy } = await openWithFile();
  await expect(copy(source, { ...file, _id: 'file-another-mp3' })).rejects.toThrow(
    `The target stored sound.mp3 as ${file._id}, and documents call it file-another-mp3. No document was changed.`,
  );
});

test('a file is asked for again when the source fails for a moment, and not when it is gone', async () => {
  const { source, file, copy, copied } = await openWithFile();
  const gone = await serveFiles(404);
  await expect(copy({ ...source, url: gone.url })).rejects.toThrow(
    /The file sound\.mp3 cannot be read .* 404/,
  );
  expect(gone.asked()).toBe(1);
  const busy = await serveFiles(503, 'some sound');
  await copy({ ...source, url: busy.url });
  expect(busy.asked()).toBe(2);
  expect(await copied()).toEqual([file._id]);
});
