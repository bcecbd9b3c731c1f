import { createHash } from 'node:crypto';
import type { OfflineTools } from '../../../../server/providers/offline/offline-tools.ts';
import { filmSpeech } from '../make-talking-video.ts';
import { energyByFrame } from '../mouth/energy.ts';
import { type PersonName, people } from '../portraits/people.ts';
import { sourceOfPicture } from '../source-of-picture.ts';
import { type Sound, type Speech, type SpokenPhoneme, voices } from '../speech/voice.ts';
import { characterTimes } from './character-times.ts';
import { decodeSound, encodeMp3 } from './mp3.ts';
import { speakInWorker } from './speak-in-worker.ts';

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
  return energyByFrame(sound, PHONEMES_PER_SECOND).flatMap((energy, index) => {
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
    return { audio, times: characterTimes(text, speech.words) };
  },

  async film({ picture, audio }) {
    const portrait = await sourceOfPicture(Buffer.from(picture));
    const video = await filmSpeech(portrait, await speechOf(audio));
    return new Uint8Array(video);
  },
};

/** The speech in a recording: with its phonemes when it was made here, else with guessed ones. */
async function speechOf(audio: Uint8Array): Promise<Speech> {
  const known = remembered.get(hashOf(audio));
  if (known) return known;
  const sound = await decodeSound(audio);
  return { sound, words: [], phonemes: guessPhonemes(sound) };
}

function remember(audio: Uint8Array, speech: Speech): void {
  remembered.set(hashOf(audio), speech);
  for (const oldest of [...remembered.keys()].slice(0, -MAX_REMEMBERED)) remembered.delete(oldest);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isPersonName(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}
