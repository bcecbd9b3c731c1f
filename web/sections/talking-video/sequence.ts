/**
 * A pure state machine for videos that play one after another: the eight introductions of the home page, or the
 * one video of an agent's page. It has no clock, DOM or React: it returns the next delay (`getWait`) and the state of the video
 * (`shouldPlay`, `isMuted`), and receives events (`reduce`).
 */

/** In milliseconds. */
const START_DELAY_MS = 2000;
const ENDED_DELAY_MS = 300;
const FAILED_DELAY_MS = 1000;
export const READY_POLL = 100;
/** Timeout in milliseconds: a video that has not started by then counts as failed. */
const LOADING_TIMEOUT_MS = 30_000;

/** Name of the window event when an agent has finished or failed; any dispatched event advances the sequence. */
export const AVATAR_ENDED = 'avatar-ended';

/**
 * - `idle`: not started; `counting`: in view, the start delay runs; `unlocking`: the inaudible tone plays
 * - `loading`, `playing`, `ended`, `failed`: state of the current video
 * - `finished`: all videos had their turn; `stopped`: the visitor ended the sequence
 */
export type Phase =
  | 'idle'
  | 'counting'
  | 'unlocking'
  | 'loading'
  | 'playing'
  | 'ended'
  | 'failed'
  | 'finished'
  | 'stopped';

export interface SequenceState {
  readonly phase: Phase;
  /** The index of the current or last video. */
  readonly turn: number;
  readonly inView: boolean;
  readonly tabShown: boolean;
  /** The visitor prefers less motion or less data: nothing starts automatically. */
  readonly restrained: boolean;
  readonly pausedByVisitor: boolean;
  readonly mutedByVisitor: boolean;
  /** The browser does not allow this video to play with sound. */
  readonly soundRefused: boolean;
  /** The visitor's choice; undefined shows captions while there is no sound. */
  readonly captions: boolean | undefined;
  /** The turns whose video failed. */
  readonly failures: readonly number[];
}

/** A request of the visitor. */
type VisitorRequest = 'play' | 'pause' | 'stop' | 'toggle-sound' | 'toggle-captions';

/** `stalled`: the video has run out of data; `refused`: the browser does not allow it to play. */
type VideoEvent = { type: 'ready' | 'stalled' | 'ended' | 'failed' } | { type: 'refused'; muted: boolean };

export type SequenceEvent =
  | { type: VisitorRequest }
  | VideoEvent
  /** Visibility of the section and the tab, and the visitor's preferences. */
  | { type: 'in-view' | 'tab-shown' | 'restrained'; value: boolean }
  /** The delay is over; the tone has played or failed. */
  | { type: 'waited' | 'unlocked' }
  /** The window event. */
  | { type: typeof AVATAR_ENDED };

export type Send = (event: SequenceEvent) => void;

/** Restrained until the preferences have been read, so that nothing starts too early. */
export const initialState: SequenceState = {
  phase: 'idle',
  turn: 0,
  inView: false,
  tabShown: true,
  restrained: true,
  pausedByVisitor: false,
  mutedByVisitor: false,
  soundRefused: false,
  captions: undefined,
  failures: [],
};

/** Returns the next state, or the same object if nothing changes. `count` is the number of videos. */
export function reduce(state: SequenceState, event: SequenceEvent, count: number): SequenceState {
  switch (event.type) {
    case 'in-view':
      return withCountdown({ ...state, inView: event.value }, count);
    case 'tab-shown':
      return withCountdown({ ...state, tabShown: event.value }, count);
    case 'restrained':
      return withCountdown({ ...state, restrained: event.value }, count);
    case 'waited':
      return state.phase === 'counting' ? { ...state, phase: 'unlocking' } : state;
    case 'unlocked':
      return state.phase === 'unlocking' ? startFirstTurn(state) : state;
    case 'toggle-sound':
      return { ...state, mutedByVisitor: !isMuted(state), soundRefused: false };
    case 'toggle-captions':
      return { ...state, captions: !showsCaptions(state) };
    case AVATAR_ENDED:
      return hasTurn(state) ? startNextTurn(state, count) : state;
    case 'play':
    case 'pause':
    case 'stop':
      return handleRequest(state, event.type, count);
    default:
      return handleVideoEvent(state, event);
  }
}

/** Starts the countdown when all conditions are met, and cancels it when one no longer is. */
function withCountdown(state: SequenceState, count: number): SequenceState {
  const mayStart = isWatched(state) && !state.restrained && count > 0;
  if (state.phase === 'idle' && mayStart) return { ...state, phase: 'counting' };
  if (state.phase === 'counting' && !mayStart) return { ...state, phase: 'idle' };
  return state;
}

function handleRequest(
  state: SequenceState,
  request: 'play' | 'pause' | 'stop',
  count: number,
): SequenceState {
  if (request === 'play') {
    if (!hasTurn(state) && count === 0) return state;
    // The visitor sees the button, however little of the section is in view.
    return { ...(hasTurn(state) ? state : startFirstTurn(state)), inView: true, pausedByVisitor: false };
  }
  if (request === 'pause' && hasTurn(state)) return { ...state, pausedByVisitor: true };
  // Pausing before the start means that it should not start.
  return state.phase === 'finished' ? state : { ...state, phase: 'stopped', pausedByVisitor: false };
}

/** Applies a video event to the current turn. */
function handleVideoEvent(state: SequenceState, event: VideoEvent): SequenceState {
  if (!isUnderWay(state)) return state;
  switch (event.type) {
    case 'ready':
      return { ...state, phase: 'playing' };
    case 'stalled':
      return { ...state, phase: 'loading' };
    case 'ended':
      return { ...state, phase: 'ended' };
    case 'refused':
      // With sound first, then muted. A browser that refuses both waits for the visitor's press of Play: the video is not broken.
      return event.muted
        ? { ...state, phase: 'stopped', soundRefused: false }
        : { ...state, soundRefused: true };
    case 'failed':
      return markFailed(state);
  }
}

function markFailed(state: SequenceState): SequenceState {
  return { ...state, phase: 'failed', failures: [...state.failures, state.turn] };
}

function startFirstTurn(state: SequenceState): SequenceState {
  return { ...state, phase: 'loading', turn: 0, soundRefused: false, failures: [] };
}

function startNextTurn(state: SequenceState, count: number): SequenceState {
  const turn = state.turn + 1;
  if (turn >= count) return { ...state, phase: 'finished', pausedByVisitor: false };
  return { ...state, phase: 'loading', turn, soundRefused: false };
}

/** Returns the next automatic event and its delay in ms; undefined if there is none. */
export function getWait(
  state: SequenceState,
): { ms: number; event: 'waited' | 'failed' | typeof AVATAR_ENDED } | undefined {
  switch (state.phase) {
    case 'counting':
      return { ms: START_DELAY_MS, event: 'waited' };
    case 'loading':
      return shouldPlay(state) ? { ms: LOADING_TIMEOUT_MS, event: 'failed' } : undefined;
    case 'ended':
      return { ms: ENDED_DELAY_MS, event: AVATAR_ENDED };
    case 'failed':
      return { ms: FAILED_DELAY_MS, event: AVATAR_ENDED };
    default:
      return undefined;
  }
}

/** Whether a video has its turn. */
export function hasTurn(state: SequenceState): boolean {
  return isUnderWay(state) || state.phase === 'ended' || state.phase === 'failed';
}

/** Whether there is something to stop. */
export function isOn(state: SequenceState): boolean {
  return hasTurn(state) || state.phase === 'counting' || state.phase === 'unlocking';
}

/** Whether the sequence ended and no video could be played. */
export function hasFailed({ phase, failures, turn }: SequenceState): boolean {
  return phase === 'finished' && failures.length > turn;
}

/** Whether the voice is heard, or only interrupted: between two videos, or while nobody sees the video. */
export function isSpeaking({ phase, pausedByVisitor }: SequenceState): boolean {
  return (phase === 'playing' || phase === 'ended') && !pausedByVisitor;
}

/** Whether the current video should be playing. */
export function shouldPlay(state: SequenceState): boolean {
  return isUnderWay(state) && isWatched(state) && !state.pausedByVisitor;
}

export function isMuted({ mutedByVisitor, soundRefused }: SequenceState): boolean {
  return mutedByVisitor || soundRefused;
}

export function showsCaptions(state: SequenceState): boolean {
  return state.captions ?? isMuted(state);
}

/** Whether the current video has started or is about to, and has not ended. */
function isUnderWay({ phase }: SequenceState): boolean {
  return phase === 'loading' || phase === 'playing';
}

/** Nothing plays in a hidden tab or out of view. */
function isWatched({ inView, tabShown }: SequenceState): boolean {
  return inView && tabShown;
}
