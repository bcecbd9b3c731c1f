import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBytes } from '../speech/sound.ts';
import type { Sound } from '../speech/voice.ts';
import { runFfmpeg } from './ffmpeg.ts';

type Film = {
  /** Width and height in pixels. */
  edge: number;
  frameRate: number;
  /** Frames as rows of RGB bytes. */
  frames: AsyncIterable<Buffer>;
  sound: Sound;
};

/** Encodes an MP4 that every browser plays before it has loaded completely: H.264 and AAC, index first. */
export async function encodeFilm({ edge, frameRate, frames, sound }: Film): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'talking-video-'));
  try {
    const audio = join(folder, 'sound.f32');
    const video = join(folder, 'video.mp4');
    await writeFile(audio, toBytes(sound.samples));
    const args = [
      ...listInputs(edge, frameRate, audio, sound),
      ...pictureCodec,
      ...soundCodec,
      ...container,
      video,
    ];
    await runFfmpeg(args, frames);
    return await readFile(video);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function listInputs(edge: number, frameRate: number, audio: string, { sampleRate }: Sound): string[] {
  const pictures = `-f rawvideo -pix_fmt rgb24 -s ${edge}x${edge} -r ${frameRate} -i pipe:0`.split(' ');
  return [...pictures, '-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', audio];
}

/** Settings for flat colors and sharp lines; colors are tagged, so that the first frame looks like the poster. */
const pictureCodec = [
  ...'-vf scale=out_color_matrix=bt709:out_range=tv'.split(' '),
  ...'-c:v libx264 -preset slow -tune animation -crf 25 -profile:v high -level 3.1 -pix_fmt yuv420p -g 125'.split(
    ' ',
  ),
  ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' '),
];
const soundCodec = '-c:a aac -b:a 40k -ac 1'.split(' ');
const container =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'.split(' ');
