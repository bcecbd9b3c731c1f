import type { AvatarAssets } from './pipeline/avatar.ts';
import { mostCharacters } from './pipeline/providers/speech.ts';

/** Length of a text and of its recording. */
export interface SpokenLength {
  characters: number;
  words: number;
  /** Estimated, in seconds. */
  seconds: number;
  /** Whether the text exceeds the speech provider's limit for one request. */
  isTooLong: boolean;
}

/** Speaking rate in words per minute. */
const PACE = 150;
/** Seconds of video for which the video provider charges one credit. */
const CREDIT_SECONDS = 15;

export function measureSpeech(text: string): SpokenLength {
  const words = text.split(/\s+/).filter(Boolean).length;
  return {
    characters: text.length,
    words,
    seconds: Math.round((words / PACE) * 60),
    isTooLong: text.length > mostCharacters,
  };
}

/** Which of the two paid providers the server replaces by its own offline generator, at no cost. */
export interface OfflineParts {
  speech: boolean;
  video: boolean;
}

/** A step of a generation and its price, for display. */
export interface PlannedStep {
  name: string;
  isDone: boolean;
  cost: string;
}

/** Estimated price; 0 where nothing is charged. */
export interface Cost {
  /** Characters charged by the speech provider. */
  characters: number;
  /** Credits charged by the video provider. */
  credits: number;
}

/** Estimates the price of a generation, without the files that already exist. */
export function computeCost(length: SpokenLength, existing: AvatarAssets, isOffline: OfflineParts): Cost {
  const credits = Math.max(1, Math.ceil(length.seconds / CREDIT_SECONDS));
  return {
    characters: isOffline.speech || existing.audio ? 0 : length.characters,
    credits: isOffline.video || existing.video ? 0 : credits,
  };
}

/** A price as part of a sentence; empty when nothing is charged. */
export function formatCost({ characters, credits }: Cost): string {
  return [characters > 0 && formatCharacters(characters), credits > 0 && formatCredits(credits)]
    .filter(Boolean)
    .join(' and ');
}

function formatCharacters(characters: number): string {
  return `about ${characters} characters of the voice provider’s credit`;
}

function formatCredits(credits: number): string {
  return `about ${credits} ${credits === 1 ? 'credit' : 'credits'} of the video provider`;
}

/** The steps of a generation, with their prices and whether they are already done. */
export function listPlannedSteps(
  length: SpokenLength,
  existing: AvatarAssets,
  isOffline: OfflineParts,
): PlannedStep[] {
  const { characters, credits } = computeCost(length, {}, isOffline);
  const free = 'free, by this machine';
  return [
    {
      name: 'Voice recording',
      isDone: existing.audio !== undefined,
      cost: isOffline.speech ? free : formatCharacters(characters),
    },
    { name: 'Portrait', isDone: existing.image !== undefined, cost: 'free' },
    {
      name: 'Talking video',
      isDone: existing.video !== undefined,
      cost: isOffline.video ? free : `${formatCredits(credits)}, one for every ${CREDIT_SECONDS} seconds`,
    },
  ];
}
