import type { PersonName } from '../portraits/people.ts';

/** The settings of a voice: a variant of the synthesiser, and changes to it. */
export type Voice = {
  /** The synthesiser's name for the timbre, as `f2`. */
  variant: string;
  /** Pitch and liveliness, 0 to 99, relative to the variant's own. */
  pitch: number;
  range: number;
  /** Words per minute as the synthesiser counts them, without pauses. */
  rate: number;
};

/** The eight voices: any two differ by at least 15 Hz of pitch or a tenth of the pace. */
export const voices: Record<PersonName, Voice> = {
  tara: { variant: 'steph', pitch: 42, range: 52, rate: 150 },
  coleman: { variant: 'Michael', pitch: 34, range: 50, rate: 152 },
  monet: { variant: 'f2', pitch: 46, range: 58, rate: 164 },
  preston: { variant: 'm7', pitch: 66, range: 52, rate: 168 },
  diana: { variant: 'linda', pitch: 52, range: 50, rate: 160 },
  neo: { variant: 'm3', pitch: 82, range: 62, rate: 164 },
  huma: { variant: 'f5', pitch: 54, range: 50, rate: 148 },
  ernesto: { variant: 'marcelo', pitch: 68, range: 55, rate: 146 },
};

/** Mono sound with samples from −1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

/** A time span in seconds. */
export type Span = { start: number; end: number };

/** A written word and its time span. */
export type SpokenWord = Span & { text: string };

/** A phoneme in IPA, with stress marks. */
export type SpokenPhoneme = Span & { symbol: string };

/** Spoken sound, with the times of its words and phonemes. */
export type Speech = { sound: Sound; words: SpokenWord[]; phonemes: SpokenPhoneme[] };
