import { floatsOf, integratedLoudness } from '../speech/sound.ts';
import type { Sound } from '../speech/voice.ts';
import { runFfmpeg } from '../video/ffmpeg.ts';

/** What a viewer gets to see and hear of a video file; frames are rows of RGB bytes. */
export type Decoded = { sound: Sound; loudness: number; frames: Buffer[] };

/** A rectangle of a frame, in pixels. */
export type Region = { x: number; y: number; width: number; height: number };

const sampleRate = 22_050;

/** Decodes the sound, and of each frame the region. */
export async function decode(file: string, region: Region): Promise<Decoded> {
  const sound = ['-f', 'f32le', '-ac', '1', '-ar', String(sampleRate), 'pipe:1'];
  const { output, log } = await runFfmpeg(['-i', file, '-vn', '-af', 'ebur128=framelog=verbose', ...sound]);
  return {
    sound: { samples: floatsOf(output), sampleRate },
    loudness: integratedLoudness(log),
    frames: await decodeFrames(file, region),
  };
}

/** The region of the first `count` frames, or of all. */
export async function decodeFrames(file: string, region: Region, count?: number): Promise<Buffer[]> {
  const { x, y, width, height } = region;
  const some = count === undefined ? [] : ['-frames:v', String(count)];
  // The colours were coded by BT.709, which ffmpeg does not assume for so small a picture.
  const filters = `scale=in_color_matrix=bt709:in_range=tv,format=rgb24,crop=${width}:${height}:${x}:${y}`;
  const raw = ['-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'];
  const { output } = await runFfmpeg(['-i', file, '-an', '-vf', filters, ...some, ...raw]);
  const size = width * height * 3;
  return Array.from({ length: Math.floor(output.length / size) }, (_, index) =>
    output.subarray(index * size, (index + 1) * size),
  );
}
