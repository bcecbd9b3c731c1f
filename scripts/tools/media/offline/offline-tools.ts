import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CharacterTimes, OfflineTools } from '../../../../server/providers/offline/offline-tools.ts';
import { filmSpeech } from '../make-talking-video.ts';
import { computeEnergyByFrame } from '../mouth/energy.ts';
import { type PersonName, people } from '../portraits/people.ts';
import { findPictureSource } from '../source-of-picture.ts';
import { toBytes, toFloats } from '../speech/sound.ts';
import {
  type Sound,
  type Speech,
  type SpokenPhoneme,
  type SpokenWord,
  type Voice,
  voices,
} from '../speech/voice.ts';
import { runFfmpeg } from '../video/ffmpeg.ts';

/** Approximate number of phonemes per second of speech. */
const PHONEMES_PER_SECOND = 9;
/** Below this share of its usual loudness the voice counts as silent. */
const MIN_ENERGY = 0.12;
/** Vowels that move the mouth, from quiet to loud. */
const VOWELS = ['i', 'ə', 'u', 'e', 'o', 'a'];

/**
 * Guesses the phonemes of an unknown recording, for voices of other providers: the mouth opens with the loudness and rests in
 * the pauses.
 */
export function guessPhonemes(sound: Sound): SpokenPhoneme[] {
  return computeEnergyByFrame(sound, PHONEMES_PER_SECOND).flatMap((energy, index) => {
    if (energy < MIN_ENERGY) return [];
    // Consecutive phonemes of the same loudness still alternate, so that the mouth moves.
    const loudness = Math.min(VOWELS.length - 1, Math.floor(energy * (VOWELS.length - 1)) + (index % 2));
    const symbol = VOWELS[loudness] ?? 'ə';
    return [{ symbol, start: index / PHONEMES_PER_SECOND, end: (index + 1) / PHONEMES_PER_SECOND }];
  });
}

const names = Object.keys(people).filter(isPersonName);

/** Maximum number of recordings whose phonemes are kept by their sound: the video is ordered soon after the recording. */
const MAX_REMEMBERED = 16;
const remembered = new Map<string, Speech>();

/** The speech synthesiser, the portraits and the video encoder, as the offline providers use them. */
export const offlineTools: OfflineTools = {
  voices: names.map((name) => ({
    id: name,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    description: 'made by this machine',
  })),
  defaultVoiceId: 'monet',
  ownVoices: Object.fromEntries(names.map((name) => [name, name])),

  async speak(text, voiceId) {
    if (!isPersonName(voiceId)) throw new Error(`There is no voice “${voiceId}”.`);
    const speech = await speakInWorker(text, voices[voiceId]);
    const audio = await encodeMp3(speech.sound);
    remember(audio, speech);
    return { audio, times: computeCharacterTimes(text, speech.words) };
  },

  async film({ picture, audio }) {
    const portrait = await findPictureSource(Buffer.from(picture));
    const video = await filmSpeech(portrait, await readSpeech(audio));
    return new Uint8Array(video);
  },
};

/** The speech in a recording: with its phonemes when it was made here, else with guessed ones. */
async function readSpeech(audio: Uint8Array): Promise<Speech> {
  const known = remembered.get(computeHash(audio));
  if (known) return known;
  const sound = await decodeSound(audio);
  return { sound, words: [], phonemes: guessPhonemes(sound) };
}

function remember(audio: Uint8Array, speech: Speech): void {
  remembered.set(computeHash(audio), speech);
  for (const oldest of [...remembered.keys()].slice(0, -MAX_REMEMBERED)) remembered.delete(oldest);
}

function computeHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isPersonName(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}

/**
 * Like `speak`, but in a worker thread: the synthesiser blocks its thread, and a server must respond to other requests meanwhile.
 * The thread ends with the text or with the process.
 *
 * @throws an Error with the message of the one that `speak` throws
 */
function speakInWorker(text: string, voice: Voice): Promise<Speech> {
  const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), { workerData: { text, voice } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The synthesiser ended without a word.')));
  });
}

/**
 * The time of each character of a text, in the speech provider's format: the characters of a word divide its time, and those
 * between two words the time between them.
 */
export function computeCharacterTimes(text: string, words: readonly SpokenWord[]): CharacterTimes {
  const characters = [...text];
  const starts: number[] = [];
  const ends: number[] = [];
  let time = 0;
  const spread = (count: number, start: number, end: number) => {
    for (let index = 0; index < count; index += 1) {
      starts.push(start + ((end - start) * index) / count);
      ends.push(start + ((end - start) * (index + 1)) / count);
    }
    time = end;
  };
  for (const word of words) {
    const place = find(characters, [...word.text], starts.length);
    if (place === undefined) continue;
    spread(place - starts.length, time, Math.max(time, word.start));
    spread([...word.text].length, Math.max(time, word.start), Math.max(time, word.end));
  }
  spread(characters.length - starts.length, time, time);
  return { characters, starts, ends };
}

/** The index of a word in the text at or after `from`. White space may differ; punctuation belongs to the word before it. */
function find(characters: readonly string[], word: readonly string[], from: number): number | undefined {
  for (let place = from; place + word.length <= characters.length; place += 1) {
    const isHere = word.every((character, index) => {
      const there = characters[place + index] ?? '';
      return character === there || (character.trim() === '' && there.trim() === '');
    });
    if (isHere) return place;
  }
  return undefined;
}

const SAMPLE_RATE = 22_050;

/** Encodes a sound as MP3. */
async function encodeMp3({ samples, sampleRate }: Sound): Promise<Uint8Array<ArrayBuffer>> {
  const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
  const { output } = await runFfmpeg(
    [...input, '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3', 'pipe:1'],
    [toBytes(samples)],
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
    return { samples: toFloats(output), sampleRate: SAMPLE_RATE };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
