import sharp from 'sharp';
import type { AgentMedia } from '../agent-media.ts';
import { readWebVtt } from '../captions/web-vtt.ts';
import { videoEdge } from '../make-talking-video.ts';
import { energyByFrame } from '../mouth/energy.ts';
import { speak } from '../speech/speak.ts';
import { frameRate, poseTrack } from '../video/pose-track.ts';
import { type CaptionFit, captionFit } from './caption-fit.ts';
import { decode, decodeFrames } from './decode.ts';
import { countShapes, drawWithoutMouth, mouthRegion, openings } from './mouth-opening.ts';
import { pitchOf } from './pitch.ts';
import { correlation, lagOf } from './statistics.ts';

/** What was measured of one video file. */
export type VideoMeasures = CaptionFit & {
  file: string;
  bytes: number;
  seconds: number;
  /** Integrated, in LUFS. */
  loudness: number;
  /** How well the opening of the mouth, as seen in the frames, follows the loudness of the voice, as heard. */
  lipCorrelation: number;
  /** By how many frames the mouth is behind the voice. */
  lipLag: number;
  shapes: number;
  /** Hz. */
  pitch: number;
  /** Words a minute, pauses included. */
  pace: number;
  /** How like the portrait the first frame is, in dB; more than 30 cannot be told from it. */
  posterLikeness: number;
};

/** A video of the seed: its file, and what it was made from. */
export type VideoToMeasure = {
  path: string;
  bytes: number;
  text: string;
  media: AgentMedia;
  vtt: string;
  picture: string;
};

/** Measures a video as a viewer gets it, against the speech it was made from. */
export async function measureVideo({
  path,
  bytes,
  text,
  media,
  vtt,
  picture,
}: VideoToMeasure): Promise<VideoMeasures> {
  const speech = await speak(text, media.voice);
  const region = mouthRegion(media.person, videoEdge);
  const { sound, loudness, frames } = await decode(path, region);
  const bare = await drawWithoutMouth(media.person, poseTrack(speech), videoEdge);
  const opening = openings(frames, bare, region.width);
  const energy = energyByFrame(sound, frameRate);
  const spoken = (speech.words.at(-1)?.end ?? 0) - (speech.words[0]?.start ?? 0);
  return {
    ...captionFit(readWebVtt(vtt), speech.words),
    file: path.split('/').at(-1) ?? path,
    bytes,
    seconds: sound.samples.length / sound.sampleRate,
    loudness,
    lipCorrelation: correlation(opening, energy),
    lipLag: lagOf(opening, energy, 5),
    shapes: countShapes(frames),
    pitch: pitchOf(sound),
    pace: (speech.words.length / spoken) * 60,
    posterLikeness: await likeness(path, picture),
  };
}

/** Peak signal-to-noise ratio of the first frame and the portrait, in dB. */
async function likeness(path: string, picture: string): Promise<number> {
  const whole = { x: 0, y: 0, width: videoEdge, height: videoEdge };
  const [frame] = await decodeFrames(path, whole, 1);
  const portrait = await sharp(picture).resize(videoEdge, videoEdge).removeAlpha().raw().toBuffer();
  if (!frame) return 0;
  const error =
    portrait.reduce((sum, value, index) => sum + (value - (frame[index] ?? 0)) ** 2, 0) / portrait.length;
  return 10 * Math.log10(255 ** 2 / error);
}
