import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, floatsOf } from '../speech/sound.ts';
import type { Sound } from '../speech/voice.ts';
import { runFfmpeg } from '../video/ffmpeg.ts';

const SAMPLE_RATE = 22_050;

/** Encodes a sound as MP3. */
export async function encodeMp3({ samples, sampleRate }: Sound): Promise<Uint8Array<ArrayBuffer>> {
  const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
  const { output } = await runFfmpeg(
    [...input, '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3', 'pipe:1'],
    [bytesOf(samples)],
  );
  return new Uint8Array(output);
}

/** Decodes a recording in any format that ffmpeg reads. It is written to a file first, since some formats need seeking. */
export async function decodeSound(bytes: Uint8Array): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const file = join(folder, 'recording');
    await writeFile(file, bytes);
    const raw = ['-vn', '-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1'];
    const { output } = await runFfmpeg(['-i', file, ...raw]);
    return { samples: floatsOf(output), sampleRate: SAMPLE_RATE };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
