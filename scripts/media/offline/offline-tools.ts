import { createHash } from 'node:crypto';
import type { OfflineTools } from '../../../server/providers/offline/offline-tools.ts';
import { filmSpeech } from '../make-talking-video.ts';
import { energyByFrame } from '../mouth/energy.ts';
import { type PersonName, people } from '../portraits/people.ts';
import { sourceOfPicture } from '../source-of-picture.ts';
import type { Sound, Speech, SpokenPhoneme } from '../speech/voice.ts';
import { voices } from '../speech/voices.ts';
import { characterTimes } from './character-times.ts';
import { decodeSound, encodeMp3 } from './mp3.ts';
import { speakInWorker } from './speak-in-worker.ts';

/** About as many sounds a second as people make. */
const SOUNDS_A_SECOND = 9;
/** Below this share of its usual loudness the voice pauses. */
const QUIET = 0.12;
/** Vowels that move the mouth, from the quiet to the loud. */
const SOUNDS = ['i', 'ə', 'u', 'e', 'o', 'a'];

/**
 * What a recording of which nothing is known might be saying: a mouth that opens with the loudness and rests in the
 * pauses. For voices that another provider recorded.
 */
export function guessPhonemes(sound: Sound): SpokenPhoneme[] {
  return energyByFrame(sound, SOUNDS_A_SECOND).flatMap((energy, index) => {
    if (energy < QUIET) return [];
    // Two neighbours of one loudness are different sounds all the same.
    const loudness = Math.min(SOUNDS.length - 1, Math.floor(energy * (SOUNDS.length - 1)) + (index % 2));
    const symbol = SOUNDS[loudness] ?? 'ə';
    return [{ symbol, start: index / SOUNDS_A_SECOND, end: (index + 1) / SOUNDS_A_SECOND }];
  });
}

const names = Object.keys(people).filter(isPersonName);

/** How many recordings are remembered, by sound and sounds of speech: the video of one is ordered soon after it. */
const MOST_REMEMBERED = 16;
const remembered = new Map<string, Speech>();

/** The synthesiser, the drawings and the encoder of this folder, as the offline providers use them. */
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

/** What was said, with the sounds of speech where it was said here. */
async function speechOf(audio: Uint8Array): Promise<Speech> {
  const known = remembered.get(hashOf(audio));
  if (known) return known;
  const sound = await decodeSound(audio);
  return { sound, words: [], phonemes: guessPhonemes(sound) };
}

function remember(audio: Uint8Array, speech: Speech): void {
  remembered.set(hashOf(audio), speech);
  for (const oldest of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(oldest);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isPersonName(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}
