import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mediaFolder, mediaManifest } from '../../seed/media/media-manifest.ts';
import { agentMedia, isStale } from './agent-media.ts';
import { longestLine } from './captions/cues.ts';
import { readWebVtt } from './captions/web-vtt.ts';

describe.each(agentMedia.map((media) => [media.name, media] as const))('%s', (name, media) => {
  test('is made from the current text, voice and portrait', () => {
    const stale = isStale(media, mediaManifest[name]?.madeFrom);
    expect(
      stale
        ? `The media of ${name} were made from something else: npx node scripts/tools/media/make-media.ts ${name}`
        : 'up to date',
    ).toBe('up to date');
  });

  test('has all files of the manifest, with the given hashes', () => {
    const made = mediaManifest[name];
    expect(made).toBeDefined();
    for (const { file, sha1, bytes } of [
      made?.picture,
      made?.video,
      made?.combinedVideo,
      made?.captions,
    ].flatMap((one) => one ?? [])) {
      const content = readFileSync(join(mediaFolder, file));
      expect(createHash('sha1').update(content).digest('hex'), file).toBe(sha1);
      expect(content.length, file).toBe(bytes);
    }
  });

  test('has captions with every word of both videos', () => {
    const cues = readWebVtt(readFileSync(join(mediaFolder, `${name}.vtt`), 'utf8'));
    const shown = cues.flatMap(({ lines }) => lines).join(' ');
    expect(shown).toBe(media.combined.replace(/\s+/g, ' '));
    expect(shown.startsWith(media.introduction)).toBe(true);
    for (const { lines, start, end } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(longestLine);
      expect(end - start).toBeLessThan(6.2);
    }
  });
});

test('all media together stay small', () => {
  const sizes = Object.values(mediaManifest).flatMap(({ picture, video, combinedVideo, captions }) =>
    [picture, video, combinedVideo, captions].map(({ bytes }) => bytes),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(12_000_000);
});
