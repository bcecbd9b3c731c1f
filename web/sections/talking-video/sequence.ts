/**
 * Videos that play one after another, as a pure state machine (spec section 4): the eight introductions of the home
 * page, or the one video of an agent's page. It knows no clock, no browser and no React: it says how long to wait
 * (`waitOf`) and what the video should do (`shouldPlay`, `isMuted`), and is told what happened (`reduce`).
 */

/** Spec section 9, in ms. */
const START_DELAY = 2000;
const ENDED_DELAY = 300;
const FAILED_DELAY = 1000;
export const READY_POLL = 100;
/** Ours: a video that has not begun to play by then counts as failed, so that nobody waits for ever. */
const LOADING_LIMIT = 30_000;

/** Tells the window that an agent has finished, by end or by error; whoever sends it moves the sequence on. */
export const AVATAR_ENDED = 'avatar-ended';

/**
 * - `idle`: nothing has begun; `counting`: seen, the delay runs; `unlocking`: the inaudible tone sounds
 * - `loading`, `playing`, `ended`, `failed`: of the video whose turn it is
 * - `finished`: all had their turn; `stopped`: the visitor ended it
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
  /** Whose turn it is, or was last: the place in the list of videos. */
  readonly turn: number;
  readonly inView: boolean;
  readonly tabShown: boolean;
  /** The visitor prefers less motion or less data: nothing starts by itself. */
  readonly restrained: boolean;
  readonly pausedByVisitor: boolean;
  readonly mutedByVisitor: boolean;
  /** The browser does not let this video play with sound. */
  readonly soundRefused: boolean;
  /** What the visitor chose; undefined shows captions while there is no sound. */
  readonly captions: boolean | undefined;
  /** The turns whose video could not be played. */
  readonly failures: readonly number[];
}

/** What the visitor asks for. */
export type Wish = 'play' | 'pause' | 'stop' | 'toggle-sound' | 'toggle-captions';

/** What the video does: `stalled` when it has run out of data, `refused` when the browser does not let it play. */
export type VideoEvent =
  | { type: 'ready' | 'stalled' | 'ended' | 'failed' }
  | { type: 'refused'; muted: boolean };

export type SequenceEvent =
  | { type: Wish }
  | VideoEvent
  /** Where the visitor's eyes are, and what their device asks for. */
  | { type: 'in-view' | 'tab-shown' | 'restrained'; value: boolean }
  /** The delay is over; the tone has sounded, or has failed to. */
  | { type: 'waited' | 'unlocked' }
  /** The event on the window. */
  | { type: typeof AVATAR_ENDED };

export type Send = (event: SequenceEvent) => void;

/** Restrained until the browser has been asked, so that nothing starts too early. */
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

/** What follows from an event; the same state when nothing does. `count` is how many videos there are. */
export function reduce(state: SequenceState, event: SequenceEvent, count: number): SequenceState {
  switch (event.type) {
    case 'in-view':
      return begun({ ...state, inView: event.value }, count);
    case 'tab-shown':
      return begun({ ...state, tabShown: event.value }, count);
    case 'restrained':
      return begun({ ...state, restrained: event.value }, count);
    case 'waited':
      return state.phase === 'counting' ? { ...state, phase: 'unlocking' } : state;
    case 'unlocked':
      return state.phase === 'unlocking' ? firstTurn(state) : state;
    case 'toggle-sound':
      return { ...state, mutedByVisitor: !isMuted(state), soundRefused: false };
    case 'toggle-captions':
      return { ...state, captions: !showsCaptions(state) };
    case AVATAR_ENDED:
      return hasTurn(state) ? nextTurn(state, count) : state;
    case 'play':
    case 'pause':
    case 'stop':
      return asked(state, event.type, count);
    default:
      return inTurn(state, event);
  }
}

/** Starts the countdown once everything allows it, and ends it when something no longer does. */
function begun(state: SequenceState, count: number): SequenceState {
  const mayStart = isWatched(state) && !state.restrained && count > 0;
  if (state.phase === 'idle' && mayStart) return { ...state, phase: 'counting' };
  if (state.phase === 'counting' && !mayStart) return { ...state, phase: 'idle' };
  return state;
}

function asked(state: SequenceState, wish: 'play' | 'pause' | 'stop', count: number): SequenceState {
  if (wish === 'play') {
    if (!hasTurn(state) && count === 0) return state;
    // Whoever presses the button has it before their eyes, however little of the section is in view.
    return { ...(hasTurn(state) ? state : firstTurn(state)), inView: true, pausedByVisitor: false };
  }
  if (wish === 'pause' && hasTurn(state)) return { ...state, pausedByVisitor: true };
  // Nothing to pause yet: whoever does not want it to begin has said so.
  return state.phase === 'finished' ? state : { ...state, phase: 'stopped', pausedByVisitor: false };
}

/** What an event of the video does to the turn it belongs to. */
function inTurn(state: SequenceState, event: VideoEvent): SequenceState {
  if (!isUnderWay(state)) return state;
  switch (event.type) {
    case 'ready':
      return { ...state, phase: 'playing' };
    case 'stalled':
      return { ...state, phase: 'loading' };
    case 'ended':
      return { ...state, phase: 'ended' };
    case 'refused':
      // With sound first, then muted (spec section 4).
      return event.muted ? failed(state) : { ...state, soundRefused: true };
    case 'failed':
      return failed(state);
  }
}

function failed(state: SequenceState): SequenceState {
  return { ...state, phase: 'failed', failures: [...state.failures, state.turn] };
}

function firstTurn(state: SequenceState): SequenceState {
  return { ...state, phase: 'loading', turn: 0, soundRefused: false, failures: [] };
}

function nextTurn(state: SequenceState, count: number): SequenceState {
  const turn = state.turn + 1;
  if (turn >= count) return { ...state, phase: 'finished', pausedByVisitor: false };
  return { ...state, phase: 'loading', turn, soundRefused: false };
}

/** How long to wait, in ms, before which event comes next; undefined when nothing comes by itself. */
export function waitOf(
  state: SequenceState,
): { ms: number; event: 'waited' | 'failed' | typeof AVATAR_ENDED } | undefined {
  switch (state.phase) {
    case 'counting':
      return { ms: START_DELAY, event: 'waited' };
    case 'loading':
      return shouldPlay(state) ? { ms: LOADING_LIMIT, event: 'failed' } : undefined;
    case 'ended':
      return { ms: ENDED_DELAY, event: AVATAR_ENDED };
    case 'failed':
      return { ms: FAILED_DELAY, event: AVATAR_ENDED };
    default:
      return undefined;
  }
}

/** Whether it is some video's turn. */
export function hasTurn(state: SequenceState): boolean {
  return isUnderWay(state) || state.phase === 'ended' || state.phase === 'failed';
}

/** Whether the sequence came to its end with a last video that could not be played (spec section 4, detail page). */
export function hasFailed({ phase, failures, turn }: SequenceState): boolean {
  return phase === 'finished' && failures.includes(turn);
}

/** Whether the video whose turn it is should be moving on now. */
export function shouldPlay(state: SequenceState): boolean {
  return isUnderWay(state) && isWatched(state) && !state.pausedByVisitor;
}

export function isMuted({ mutedByVisitor, soundRefused }: SequenceState): boolean {
  return mutedByVisitor || soundRefused;
}

export function showsCaptions(state: SequenceState): boolean {
  return state.captions ?? isMuted(state);
}

/** Some video has begun, or is about to, and has not come to its end. */
function isUnderWay({ phase }: SequenceState): boolean {
  return phase === 'loading' || phase === 'playing';
}

/** Nothing plays in a hidden tab or out of view. */
function isWatched({ inView, tabShown }: SequenceState): boolean {
  return inView && tabShown;
}
