import { energyByFrame } from '../mouth/energy.ts';
import type { Sound, SpokenPhoneme } from '../speech/voice.ts';

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
