import { describe, expect, it } from 'vitest';
import {
  getWait,
  hasTurn,
  initialState,
  isMuted,
  type Phase,
  reduce,
  type SequenceEvent,
  type SequenceState,
  shouldPlay,
  showsCaptions,
} from './sequence.ts';

const seen: Partial<SequenceState> = { inView: true, tabShown: true, restrained: false };

function stateIn(phase: Phase, fields: Partial<SequenceState> = {}): SequenceState {
  return { ...initialState, ...seen, phase, ...fields };
}

function given(state: SequenceState, ...events: SequenceEvent[]): SequenceState {
  return events.reduce((before, event) => reduce(before, event, 3), state);
}

const inView = (value: boolean): SequenceEvent => ({ type: 'in-view', value });
const tabShown = (value: boolean): SequenceEvent => ({ type: 'tab-shown', value });
const restrained = (value: boolean): SequenceEvent => ({ type: 'restrained', value });
const refused = (muted: boolean): SequenceEvent => ({ type: 'refused', muted });

describe('before the first video', () => {
  it('starts counting when the section is in view, the tab is visible and autoplay is allowed', () => {
    expect(given(initialState, inView(true)).phase).toBe('idle');
    expect(given(initialState, inView(true), restrained(false)).phase).toBe('counting');
    expect(given(initialState, restrained(false), tabShown(false), inView(true)).phase).toBe('idle');
  });

  it.each([
    ['the section leaves the view', inView(false)],
    ['the tab is hidden', tabShown(false)],
    ['the visitor prefers less motion or data', restrained(true)],
  ])('stops counting when %s', (_reason, event) => {
    expect(given(stateIn('counting'), event).phase).toBe('idle');
  });

  it('unlocks the audio after 2000 ms, then starts the first turn', () => {
    expect(getWait(stateIn('counting'))).toEqual({ ms: 2000, event: 'waited' });
    const unlocking = given(stateIn('counting'), { type: 'waited' });
    expect(unlocking.phase).toBe('unlocking');
    expect(given(unlocking, { type: 'unlocked' })).toMatchObject({ phase: 'loading', turn: 0 });
  });

  it('does nothing without videos', () => {
    expect(reduce(stateIn('idle'), inView(true), 0).phase).toBe('idle');
    expect(reduce(stateIn('idle'), { type: 'play' }, 0).phase).toBe('idle');
  });
});

describe('the turn of a video', () => {
  it('loads, plays and ends, and starts the next turn 300 ms later', () => {
    const playing = given(stateIn('loading'), { type: 'ready' });
    expect(playing.phase).toBe('playing');
    const ended = given(playing, { type: 'ended' });
    expect(getWait(ended)).toEqual({ ms: 300, event: 'avatar-ended' });
    expect(given(ended, { type: 'avatar-ended' })).toMatchObject({ phase: 'loading', turn: 1 });
  });

  it('returns to loading when it has run out of data', () => {
    expect(given(stateIn('playing'), { type: 'stalled' }).phase).toBe('loading');
  });

  it('starts the next turn 1000 ms after an error', () => {
    const failed = given(stateIn('loading', { turn: 1 }), { type: 'failed' });
    expect(failed).toMatchObject({ phase: 'failed', failures: [1] });
    expect(getWait(failed)).toEqual({ ms: 1000, event: 'avatar-ended' });
    expect(given(failed, { type: 'avatar-ended' })).toMatchObject({ phase: 'loading', turn: 2 });
  });

  it('fails after 30 seconds of loading, but not while it is paused', () => {
    expect(getWait(stateIn('loading'))).toEqual({ ms: 30_000, event: 'failed' });
    expect(getWait(stateIn('loading', { pausedByVisitor: true }))).toBeUndefined();
    expect(getWait(stateIn('playing'))).toBeUndefined();
  });

  it('ends the sequence after the last turn', () => {
    const finished = given(stateIn('ended', { turn: 2 }), { type: 'avatar-ended' });
    expect(finished.phase).toBe('finished');
    expect(given(finished, { type: 'avatar-ended' }, inView(false), inView(true)).phase).toBe('finished');
  });

  it('ends on the global event of any sender', () => {
    for (const phase of ['loading', 'playing', 'ended', 'failed'] as const) {
      expect(given(stateIn(phase), { type: 'avatar-ended' }).turn).toBe(1);
    }
    expect(given(stateIn('idle'), { type: 'avatar-ended' })).toEqual(stateIn('idle'));
  });

  it('ignores video events after it has ended or failed', () => {
    for (const phase of ['ended', 'failed', 'stopped', 'finished', 'idle'] as const) {
      const state = stateIn(phase);
      for (const type of ['ready', 'stalled', 'ended', 'failed'] as const) {
        expect(given(state, { type })).toBe(state);
      }
      expect(given(state, refused(false))).toBe(state);
    }
  });
});

describe('sound', () => {
  it('is tried first, then the video plays muted, then it waits for the visitor', () => {
    const loading = stateIn('loading');
    expect(isMuted(loading)).toBe(false);
    const muted = given(loading, refused(false));
    expect([muted.phase, isMuted(muted)]).toEqual(['loading', true]);
    expect(given(muted, refused(true))).toMatchObject({ phase: 'stopped', failures: [] });
    expect(given(muted, refused(true), { type: 'play' })).toMatchObject({ phase: 'loading', turn: 0 });
  });

  it('does not fail when sound is refused after the visitor muted', () => {
    const muted = given(stateIn('loading'), { type: 'toggle-sound' }, refused(false));
    expect(muted.phase).toBe('loading');
  });

  it('is tried again for each video', () => {
    expect(isMuted(given(stateIn('ended', { soundRefused: true }), { type: 'avatar-ended' }))).toBe(false);
  });

  it('stays off for all videos when the visitor turned it off', () => {
    const muted = given(stateIn('playing'), { type: 'toggle-sound' }, { type: 'avatar-ended' });
    expect(isMuted(muted)).toBe(true);
    expect(isMuted(given(muted, { type: 'toggle-sound' }))).toBe(false);
  });

  it('is on when the visitor turns it on after the browser refused', () => {
    expect(isMuted(given(stateIn('playing', { soundRefused: true }), { type: 'toggle-sound' }))).toBe(false);
  });
});

describe('captions', () => {
  it('are shown while there is no sound', () => {
    expect(showsCaptions(stateIn('playing'))).toBe(false);
    expect(showsCaptions(stateIn('playing', { soundRefused: true }))).toBe(true);
  });

  it('stay as the visitor chose', () => {
    const shown = given(stateIn('playing'), { type: 'toggle-captions' });
    expect(showsCaptions(shown)).toBe(true);
    const hidden = given(shown, { type: 'toggle-captions' }, { type: 'toggle-sound' });
    expect(showsCaptions(hidden)).toBe(false);
  });
});

describe('visibility and visitor control', () => {
  it('pauses in a hidden tab or out of view, and continues afterwards', () => {
    const playing = stateIn('playing');
    for (const away of [tabShown, inView]) {
      expect(shouldPlay(given(playing, away(false)))).toBe(false);
      expect(shouldPlay(given(playing, away(false), away(true)))).toBe(true);
    }
  });

  it('stays paused when the visitor paused it', () => {
    const paused = given(stateIn('playing'), { type: 'pause' });
    expect(shouldPlay(paused)).toBe(false);
    expect(shouldPlay(given(paused, inView(false), inView(true), tabShown(false), tabShown(true)))).toBe(
      false,
    );
    expect(shouldPlay(given(paused, { type: 'avatar-ended' }))).toBe(false);
    expect(shouldPlay(given(paused, { type: 'play' }))).toBe(true);
  });

  it.each(['idle', 'counting', 'unlocking', 'loading', 'playing', 'ended', 'failed'] as const)(
    'does not start again when the visitor stopped it in state %s',
    (phase) => {
      const stopped = given(stateIn(phase, { turn: 1 }), { type: 'stop' });
      expect(stopped.phase).toBe('stopped');
      const later = given(stopped, inView(false), inView(true), tabShown(true), { type: 'unlocked' });
      expect(later.phase).toBe('stopped');
      expect(given(later, { type: 'play' })).toMatchObject({ phase: 'loading', turn: 0 });
    },
  );

  it('treats a pause before the first video as a stop', () => {
    expect(given(stateIn('counting'), { type: 'pause' }).phase).toBe('stopped');
  });

  it('starts on request regardless of preferences and view', () => {
    const asked = given({ ...initialState, restrained: true }, { type: 'play' });
    expect([asked.phase, shouldPlay(asked)]).toEqual(['loading', true]);
  });

  it('plays all videos from the first on request after the end', () => {
    const finished = stateIn('finished', { turn: 2, failures: [1], soundRefused: true });
    expect(given(finished, { type: 'play' })).toMatchObject({
      phase: 'loading',
      turn: 0,
      failures: [],
      soundRefused: false,
    });
  });
});

it('has a current video in four phases', () => {
  const phases: Phase[] = [
    'idle',
    'counting',
    'unlocking',
    'loading',
    'playing',
    'ended',
    'failed',
    'finished',
    'stopped',
  ];
  expect(phases.filter((phase) => hasTurn(stateIn(phase)))).toEqual([
    'loading',
    'playing',
    'ended',
    'failed',
  ]);
});
