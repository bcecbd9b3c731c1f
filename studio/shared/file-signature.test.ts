import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasExpectedSignature } from './file-signature.ts';

const movie = readFileSync('tests/fixtures/short-talk.mp4');

it.each<[name: string, content: BlobPart, isRight: boolean]>([
  ['clip.mp4', movie, true],
  ['CLIP.MP4', movie, true],
  ['clip.mp4', 'hello', false],
  ['clip.mp4', '', false],
  ['clip.webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1]), true],
  ['clip.webm', movie, false],
  ['words.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello', true],
  ['words.vtt', '\uFEFFWEBVTT', true],
  ['words.vtt', '1\n00:00:00,000 --> 00:00:01,000\nHello', false],
  ['notes.pdf', 'hello', true],
])('reads the signature of %s', async (name, content, isRight) => {
  expect(await hasExpectedSignature(new File([content], name))).toBe(isRight);
});
