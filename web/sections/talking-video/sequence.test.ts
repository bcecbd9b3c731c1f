import { describe, expect, it } from 'vitest';
import {
  hasTurn,
  initialState,
  isMuted,
  type Phase,
  reduce,
  type SequenceEvent,
  type SequenceState,
  shouldPlay,
  showsCaptions,
  waitOf,
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
  it('begins to count when the section is in view, the tab is shown and nothing speaks against it', () => {
    expect(given(initialState, inView(true)).phase).toBe('idle');
    expect(given(initialState, inView(true), restrained(false)).phase).toBe('counting');
    expect(given(initialState, restrained(false), tabShown(false), inView(true)).phase).toBe('idle');
  });

  it.each([
    ['the section leaves the view', inView(false)],
    ['the tab is hidden', tabShown(false)],
    ['the visitor asks for less motion or data', restrained(true)],
  ])('stops counting when %s', (_reason, event) => {
    expect(given(stateIn('counting'), event).phase).toBe('idle');
  });

  it('unlocks the audio after 2000 ms, then gives the first agent the turn', () => {
    expect(waitOf(stateIn('counting'))).toEqual({ ms: 2000, event: 'waited' });
    const unlocking = given(stateIn('counting'), { type: 'waited' });
    expect(unlocking.phase).toBe('unlocking');
    expect(given(unlocking, { type: 'unlocked' })).toMatchObject({ phase: 'loading', turn: 0 });
  });

  it('has nothing to do where nobody has a video', () => {
    expect(reduce(stateIn('idle'), inView(true), 0).phase).toBe('idle');
    expect(reduce(stateIn('idle'), { type: 'play' }, 0).phase).toBe('idle');
  });
});

describe('the turn of a video', () => {
  it('loads, plays and ends; 300 ms later the next one has it', () => {
    const playing = given(stateIn('loading'), { type: 'ready' });
    expect(playing.phase).toBe('playing');
    const ended = given(playing, { type: 'ended' });
    expect(waitOf(ended)).toEqual({ ms: 300, event: 'avatar-ended' });
    expect(given(ended, { type: 'avatar-ended' })).toMatchObject({ phase: 'loading', turn: 1 });
  });

  it('loads again when it has run out of data', () => {
    expect(given(stateIn('playing'), { type: 'stalled' }).phase).toBe('loading');
  });

  it('gives the turn away 1000 ms after an error', () => {
    const failed = given(stateIn('loading', { turn: 1 }), { type: 'failed' });
    expect(failed).toMatchObject({ phase: 'failed', failures: [1] });
    expect(waitOf(failed)).toEqual({ ms: 1000, event: 'avatar-ended' });
    expect(given(failed, { type: 'avatar-ended' })).toMatchObject({ phase: 'loading', turn: 2 });
  });

  it('fails when nothing has come for half a minute, but not while it is held back', () => {
    expect(waitOf(stateIn('loading'))).toEqual({ ms: 30_000, event: 'failed' });
    expect(waitOf(stateIn('loading', { pausedByVisitor: true }))).toBeUndefined();
    expect(waitOf(stateIn('playing'))).toBeUndefined();
  });

  it('ends the sequence when it was the last', () => {
    const finished = given(stateIn('ended', { turn: 2 }), { type: 'avatar-ended' });
    expect(finished.phase).toBe('finished');
    expect(given(finished, { type: 'avatar-ended' }, inView(false), inView(true)).phase).toBe('finished');
  });

  it('is over at the global event, whoever sent it', () => {
    for (const phase of ['loading', 'playing', 'ended', 'failed'] as const) {
      expect(given(stateIn(phase), { type: 'avatar-ended' }).turn).toBe(1);
    }
    expect(given(stateIn('idle'), { type: 'avatar-ended' })).toEqual(stateIn('idle'));
  });

  it('hears nothing of a video once it has ended or failed', () => {
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
  it('is tried first, then the video plays muted, then it has failed', () => {
    const loading = stateIn('loading');
    expect(isMuted(loading)).toBe(false);
    const muted = given(loading, refused(false));
    expect([muted.phase, isMuted(muted)]).toEqual(['loading', true]);
    expect(given(muted, refused(true))).toMatchObject({ phase: 'failed', failures: [0] });
  });

  it('is not a failure when the refusal of sound comes after the visitor muted', () => {
    const muted = given(stateIn('loading'), { type: 'toggle-sound' }, refused(false));
    expect(muted.phase).toBe('loading');
  });

  it('is tried anew with each video', () => {
    expect(isMuted(given(stateIn('ended', { soundRefused: true }), { type: 'avatar-ended' }))).toBe(false);
  });

  it('stays off from video to video when the visitor turned it off', () => {
    const muted = given(stateIn('playing'), { type: 'toggle-sound' }, { type: 'avatar-ended' });
    expect(isMuted(muted)).toBe(true);
    expect(isMuted(given(muted, { type: 'toggle-sound' }))).toBe(false);
  });

  it('comes when the visitor turns it on after the browser refused', () => {
    expect(isMuted(given(stateIn('playing', { soundRefused: true }), { type: 'toggle-sound' }))).toBe(false);
  });
});

describe('captions', () => {
  it('show while there is no sound', () => {
    expect(showsCaptions(stateIn('playing'))).toBe(false);
    expect(showsCaptions(stateIn('playing', { soundRefused: true }))).toBe(true);
  });

  it('stay as the visitor chose them', () => {
    const shown = given(stateIn('playing'), { type: 'toggle-captions' });
    expect(showsCaptions(shown)).toBe(true);
    const hidden = given(shown, { type: 'toggle-captions' }, { type: 'toggle-sound' });
    expect(showsCaptions(hidden)).toBe(false);
  });
});

describe('courtesy', () => {
  it('plays nothing in a hidden tab or out of view, and goes on afterwards', () => {
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
    'never begins again by itself when the visitor stopped it while %s',
    (phase) => {
      const stopped = given(stateIn(phase, { turn: 1 }), { type: 'stop' });
      expect(stopped.phase).toBe('stopped');
      const later = given(stopped, inView(false), inView(true), tabShown(true), { type: 'unlocked' });
      expect(later.phase).toBe('stopped');
      expect(given(later, { type: 'play' })).toMatchObject({ phase: 'loading', turn: 0 });
    },
  );

  it('takes a pause before the first video for a no', () => {
    expect(given(stateIn('counting'), { type: 'pause' }).phase).toBe('stopped');
  });

  it('starts at once when the visitor asks, however restrained, and however little is in view', () => {
    const asked = given({ ...initialState, restrained: true }, { type: 'play' });
    expect([asked.phase, shouldPlay(asked)]).toEqual(['loading', true]);
  });

  it('plays all from the first when the visitor asks after the end', () => {
    const finished = stateIn('finished', { turn: 2, failures: [1], soundRefused: true });
    expect(given(finished, { type: 'play' })).toMatchObject({
      phase: 'loading',
      turn: 0,
      failures: [],
      soundRefused: false,
    });
  });
});

it('knows when it is somebody’s turn', () => {
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
