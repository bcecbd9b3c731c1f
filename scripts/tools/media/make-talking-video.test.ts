import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeTalkingVideo, videoEdge } from './make-talking-video.ts';
import { people } from './portraits/people.ts';
import { parseLoudness, toFloats } from './speech/sound.ts';
import { voices } from './speech/voice.ts';
import { runFfmpeg } from './video/ffmpeg.ts';
import { createDrawnSource, createPictureSource } from './video/portrait-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'talking-video-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sampleRate = 22_050;

/** Decodes a video file into its sound and its frames as rows of RGB bytes. */
async function decode(video: Buffer) {
  const file = join(folder, 'video.mp4');
  writeFileSync(file, video);
  const toSamples = ['-f', 'f32le', '-ac', '1', '-ar', String(sampleRate), 'pipe:1'];
  const sound = await runFfmpeg(['-i', file, '-vn', '-af', 'ebur128=framelog=verbose', ...toSamples]);
  // Colors are encoded with BT.709, which ffmpeg does not assume for such small pictures.
  const filters = 'scale=in_color_matrix=bt709:in_range=tv,format=rgb24';
  const toFrames = ['-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'];
  const { output } = await runFfmpeg(['-i', file, '-an', '-vf', filters, ...toFrames]);
  const size = videoEdge * videoEdge * 3;
  return {
    seconds: toFloats(sound.output).length / sampleRate,
    loudness: parseLoudness(sound.log),
    frames: Array.from({ length: output.length / size }, (_, index) =>
      output.subarray(index * size, (index + 1) * size),
    ),
  };
}

/** The names of the boxes of an MP4 file, in order. */
function boxes(video: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < video.length; at += video.readUInt32BE(at))
    names.push(video.toString('latin1', at + 4, at + 8));
  return names;
}

function changed(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || !other) throw new Error('a frame is missing');
  return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 60).length;
}

test('films one of the drawn agents: sound and pictures of the same length, index first, captions, poster', async () => {
  const made = await makeTalkingVideo({
    portrait: createDrawnSource(people.huma),
    text: 'Hello, I’m Huma.',
    voice: voices.huma,
  });
  expect(boxes(made.video).indexOf('moov')).toBeLessThan(boxes(made.video).indexOf('mdat'));
  const { frames, seconds, loudness } = await decode(made.video);
  expect(Math.abs(frames.length / 25 - made.durationSeconds)).toBeLessThan(0.05);
  expect(Math.abs(seconds - made.durationSeconds)).toBeLessThan(0.15);
  expect(Math.abs(loudness + 18)).toBeLessThan(3);
  expect(made.captions).toContain('Hello, I’m Huma.');

  const poster = await sharp(made.poster).resize(videoEdge).removeAlpha().raw().toBuffer();
  const speaking = frames.slice(5, -5).map((frame) => changed(frame, frames[0]));
  expect(changed(frames[0], poster)).toBeLessThan(Math.max(...speaking) / 10);
});

test('films any picture, unchanged while it does not speak', async () => {
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#88aa77' } })
    .jpeg()
    .toBuffer();
  const made = await makeTalkingVideo({
    portrait: await createPictureSource(picture),
    text: 'Hello.',
    voice: voices.neo,
  });
  const { frames } = await decode(made.video);
  const poster = await sharp(made.poster).resize(videoEdge).removeAlpha().raw().toBuffer();
  expect(changed(frames[0], poster)).toBe(0);
  expect(Math.max(...frames.map((frame) => changed(frame, poster)))).toBeGreaterThan(500);
});
