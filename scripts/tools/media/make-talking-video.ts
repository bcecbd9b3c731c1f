import sharp from 'sharp';
import { makeCues } from './captions/cues.ts';
import { writeWebVtt } from './captions/web-vtt.ts';
import type { Pose } from './portraits/pose.ts';
import { speak } from './speech/speak.ts';
import type { Speech, Voice } from './speech/voice.ts';
import { encodeFilm } from './video/encode.ts';
import type { PortraitSource } from './video/portrait-source.ts';
import { computePoses, frameRate } from './video/pose-track.ts';

/** Width and height of the videos in pixels: sharp at 256 CSS pixels on the agent's page, and a small file. */
export const videoEdge = 384;

export type TalkingVideo = {
  /** MP4: H.264 and AAC, index first. */
  video: Buffer;
  /** PNG of the portrait at rest, which is also the first frame. */
  poster: Buffer;
  /** WebVTT. */
  captions: string;
  durationSeconds: number;
};

type TalkingVideoOptions = {
  portrait: PortraitSource;
  /** Text to speak; paragraphs are separated by empty lines. */
  text: string;
  voice: Voice;
};

/**
 * Makes a video in which a portrait speaks a text, offline.
 *
 * @throws OperatorError when the tools, which are development dependencies, are not installed; an Error when the text has
 * no words
 */
export async function makeTalkingVideo({
  portrait,
  text,
  voice,
}: TalkingVideoOptions): Promise<TalkingVideo> {
  const speech = await speak(text, voice);
  return {
    video: await filmSpeech(portrait, speech),
    poster: await portrait.poster(),
    captions: writeWebVtt(makeCues(speech.words)),
    durationSeconds: speech.sound.samples.length / speech.sound.sampleRate,
  };
}

/**
 * Films a portrait that speaks an existing recording.
 *
 * @returns MP4, as in `TalkingVideo`
 * @throws OperatorError when ffmpeg is not installed
 */
export async function filmSpeech(portrait: PortraitSource, speech: Speech): Promise<Buffer> {
  const drawn = drawFrames(portrait, computePoses(speech));
  return encodeFilm({ edge: videoEdge, frameRate, frames: drawn, sound: speech.sound });
}

/** Number of frames that are drawn in parallel. */
const framesInParallel = 4;

async function* drawFrames(portrait: PortraitSource, poses: readonly Pose[]): AsyncGenerator<Buffer> {
  for (let first = 0; first < poses.length; first += framesInParallel) {
    const drawn = poses.slice(first, first + framesInParallel).map((pose) => drawFrame(portrait.draw(pose)));
    for (const frame of drawn) yield await frame;
  }
}

async function drawFrame(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(videoEdge, videoEdge).removeAlpha().raw().toBuffer();
}
