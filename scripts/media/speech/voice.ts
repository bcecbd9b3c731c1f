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
