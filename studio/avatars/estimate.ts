import type { AvatarAssets } from '../../web/avatars/avatar.ts';
import { mostCharacters } from '../../web/avatars/providers/speech.ts';

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

/** What a generation will do before anything is paid, given what exists. */
export function plannedSteps(
  length: SpokenLength,
  existing: AvatarAssets,
  isOffline: OfflineParts,
): PlannedStep[] {
  const credits = Math.max(1, Math.ceil(length.seconds / CREDIT_SECONDS));
  const free = 'free, by this machine';
  return [
    {
      name: 'Voice recording',
      isDone: existing.audio !== undefined,
      cost: isOffline.speech ? free : `about ${length.characters} characters of the voice provider’s credit`,
    },
    { name: 'Portrait', isDone: existing.image !== undefined, cost: 'free' },
    {
      name: 'Talking video',
      isDone: existing.video !== undefined,
      cost: isOffline.video
        ? free
        : `about ${credits} ${credits === 1 ? 'credit' : 'credits'} of the video provider, one for every ${CREDIT_SECONDS} seconds`,
    },
  ];
}
