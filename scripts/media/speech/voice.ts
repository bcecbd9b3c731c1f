/** How a voice sounds: a variant of the synthesiser and what is done to it. */
export type Voice = {
  /** The synthesiser's name for the timbre, as `f2`. */
  variant: string;
  /** Pitch and liveliness, 0 to 99, relative to the variant's own. */
  pitch: number;
  range: number;
  /** Words a minute, as the synthesiser counts them; pauses come on top. */
  rate: number;
};

/** Mono sound, −1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

/** A stretch of time in seconds. */
export type Span = { start: number; end: number };

/** A word as it is written, and when it is heard. */
export type SpokenWord = Span & { text: string };

/** A sound of speech in IPA, stress marks included. */
export type SpokenPhoneme = Span & { symbol: string };

/** What was said, and when. */
export type Speech = { sound: Sound; words: SpokenWord[]; phonemes: SpokenPhoneme[] };
