import type { AvatarAssets } from './pipeline/avatar.ts';
import { mostCharacters } from './pipeline/providers/speech.ts';

/** How long a text is when it is spoken. */
export interface SpokenLength {
  characters: number;
  words: number;
  /** Seconds, about. */
  seconds: number;
  /** More than the voice can speak at once. */
  isTooLong: boolean;
}

/** Words a minute of an unhurried voice. */
const PACE = 150;
/** The talking video provider counts in stretches of so many seconds. */
const CREDIT_SECONDS = 15;

export function spokenLength(text: string): SpokenLength {
  const words = text.split(/\s+/).filter(Boolean).length;
  return {
    characters: text.length,
    words,
    seconds: Math.round((words / PACE) * 60),
    isTooLong: text.length > mostCharacters,
  };
}

/** Which of the two paid providers costs nothing here, because this server plays it. */
export interface OfflineParts {
  speech: boolean;
  video: boolean;
}

/** One thing that a generation does or need not do, and what it costs, in an editor's words. */
export interface PlannedStep {
  name: string;
  isDone: boolean;
  cost: string;
}

/** What providers bill, about; 0 of what costs nothing. */
export interface Cost {
  /** Of the voice provider. */
  characters: number;
  /** Of the video provider. */
  credits: number;
}

/** What is billed for a generation, given what exists. */
export function costOf(length: SpokenLength, existing: AvatarAssets, isOffline: OfflineParts): Cost {
  const credits = Math.max(1, Math.ceil(length.seconds / CREDIT_SECONDS));
  return {
    characters: isOffline.speech || existing.audio ? 0 : length.characters,
    credits: isOffline.video || existing.video ? 0 : credits,
  };
}

/** A cost as part of a sentence; empty when there is none. */
export function costInWords({ characters, credits }: Cost): string {
  return [characters > 0 && charactersInWords(characters), credits > 0 && creditsInWords(credits)]
    .filter(Boolean)
    .join(' and ');
}

function charactersInWords(characters: number): string {
  return `about ${characters} characters of the voice provider’s credit`;
}

function creditsInWords(credits: number): string {
  return `about ${credits} ${credits === 1 ? 'credit' : 'credits'} of the video provider`;
}

/** What a generation will do before anything is paid, given what exists. */
export function plannedSteps(
  length: SpokenLength,
  existing: AvatarAssets,
  isOffline: OfflineParts,
): PlannedStep[] {
  const { characters, credits } = costOf(length, {}, isOffline);
  const free = 'free, by this machine';
  return [
    {
      name: 'Voice recording',
      isDone: existing.audio !== undefined,
      cost: isOffline.speech ? free : charactersInWords(characters),
    },
    { name: 'Portrait', isDone: existing.image !== undefined, cost: 'free' },
    {
      name: 'Talking video',
      isDone: existing.video !== undefined,
      cost: isOffline.video ? free : `${creditsInWords(credits)}, one for every ${CREDIT_SECONDS} seconds`,
    },
  ];
}
