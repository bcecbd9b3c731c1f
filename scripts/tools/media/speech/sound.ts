import { runFfmpeg } from '../video/ffmpeg.ts';
import type { Sound, Speech } from './voice.ts';

/** Loudness of the voices in LUFS: that of other speech on the web, with headroom. */
export const loudness = -18;

/** Maximum sample value after the gain, just below clipping. */
const ceiling = 0.95;

/**
 * Audio filters that soften the synthesiser: less buzz and hiss, some warmth, even level, a small room. None of them shifts the
 * sound in time, so the word times stay correct.
 */
const polish = [
  'highpass=f=70',
  'equalizer=f=220:t=q:w=1:g=2',
  'equalizer=f=3200:t=q:w=1.2:g=-4',
  'equalizer=f=5200:t=q:w=1:g=-3',
  'lowpass=f=8200',
  'acompressor=threshold=0.1:ratio=2.5:attack=8:release=120:makeup=1.5',
  'aecho=0.9:0.5:17|29:0.10|0.06',
].join(',');

/** Applies the filters and sets the common loudness of all voices. */
export async function finish(sound: Sound): Promise<Sound> {
  const polished = await filter(sound, polish);
  const gain = 10 ** ((loudness - (await measureLoudness(polished))) / 20);
  return { ...polished, samples: polished.samples.map((sample) => limit(sample * gain)) };
}

/** Compresses samples above the ceiling instead of clipping them. */
function limit(sample: number): number {
  const knee = ceiling * 0.75;
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const room = ceiling - knee;
  return Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room));
}

async function filter(sound: Sound, filters: string): Promise<Sound> {
  const args = [...listInputArguments(sound), '-af', filters, '-f', 'f32le', 'pipe:1'];
  const { output } = await runFfmpeg(args, [toBytes(sound.samples)]);
  // The room's reverberation continues after the last sample; the length stays that of the speech.
  const samples = new Float32Array(sound.samples.length);
  samples.set(toFloats(output).subarray(0, samples.length));
  return { ...sound, samples };
}

/** Measures the integrated loudness in LUFS, by EBU R 128. */
export async function measureLoudness(sound: Sound): Promise<number> {
  const args = [...listInputArguments(sound), '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'];
  const { log } = await runFfmpeg(args, [toBytes(sound.samples)]);
  return parseLoudness(log);
}

/** Parses the summary that ffmpeg's `ebur128` filter logs at the end. */
export function parseLoudness(log: string): number {
  const value = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(log)?.[1];
  if (value === undefined) throw new Error('ffmpeg reported no loudness: is there sound in it?');
  return Number(value);
}

function listInputArguments({ sampleRate }: Sound): string[] {
  return ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
}

export function toBytes(samples: Float32Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

export function toFloats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.byteLength & ~3)));
}

export function makeSilence(seconds: number, sampleRate: number): Speech {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  return { sound: { samples, sampleRate }, words: [], phonemes: [] };
}

/** Concatenates speeches. */
export function joinSpeeches(speeches: readonly Speech[]): Speech {
  const sampleRate = speeches[0]?.sound.sampleRate ?? 22_050;
  const samples = new Float32Array(speeches.reduce((sum, { sound }) => sum + sound.samples.length, 0));
  let offset = 0;
  const parts = speeches.map(({ sound, words, phonemes }) => {
    samples.set(sound.samples, offset);
    const seconds = offset / sampleRate;
    offset += sound.samples.length;
    const shiftSpan = <T extends { start: number; end: number }>(span: T): T => ({
      ...span,
      start: span.start + seconds,
      end: span.end + seconds,
    });
    return { words: words.map(shiftSpan), phonemes: phonemes.map(shiftSpan) };
  });
  return {
    sound: { samples, sampleRate },
    words: parts.flatMap(({ words }) => words),
    phonemes: parts.flatMap(({ phonemes }) => phonemes),
  };
}
