import { array, assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import {
  getWait,
  hasTurn,
  initialState,
  reduce,
  type SequenceEvent,
  type SequenceState,
  shouldPlay,
} from './sequence.ts';

const plain = [
  'play',
  'pause',
  'stop',
  'toggle-sound',
  'toggle-captions',
  'waited',
  'unlocked',
  'ready',
  'stalled',
  'ended',
  'failed',
  'avatar-ended',
] as const;
const withValue = ['in-view', 'tab-shown', 'restrained'] as const;

const events = constantFrom<SequenceEvent[]>(
  ...plain.map((type) => ({ type })),
  ...withValue.flatMap((type) => [true, false].map((value) => ({ type, value }))),
  ...[true, false].map((muted) => ({ type: 'refused' as const, muted })),
);

/** The events before anything plays. Random sequences seldom start with them, and would then test little. */
const opening: SequenceEvent[] = [
  { type: 'restrained', value: false },
  { type: 'in-view', value: true },
];

/** Random sequences of events. */
const histories = record({
  count: integer({ min: 0, max: 8 }),
  events: tuple(constantFrom([], opening), array(events, { maxLength: 60, size: 'max' })).map((parts) =>
    parts.flat(),
  ),
});

function steps(count: number, given: readonly SequenceEvent[]) {
  let state: SequenceState = initialState;
  return given.map((event) => {
    const before = state;
    state = reduce(before, event, count);
    return { before, event, after: state };
  });
}

function always(
  holds: (step: { before: SequenceState; event: SequenceEvent; after: SequenceState }, count: number) => void,
) {
  assert(
    property(histories, ({ count, events: given }) => {
      for (const step of steps(count, given)) holds(step, count);
    }),
    // Only a few of a hundred reach the end.
    { numRuns: 1_000 },
  );
}

it('gives the turn to an existing video, and to none if there is none', () => {
  always(({ after }, count) => {
    expect(after.turn).toBeLessThan(Math.max(count, 1));
    if (count === 0) expect(hasTurn(after)).toBe(false);
  });
});

it('advances by one turn on the global event only, or starts again on request', () => {
  always(({ before, event, after }) => {
    if (after.turn === before.turn) return;
    if (event.type === 'avatar-ended') expect(after.turn).toBe(before.turn + 1);
    else expect([after.turn, ['play', 'unlocked'].includes(event.type)]).toEqual([0, true]);
  });
});

it('plays only what is in view and not paused', () => {
  always(({ after }) => {
    if (!shouldPlay(after)) return;
    expect(after).toMatchObject({ inView: true, tabShown: true, pausedByVisitor: false });
  });
});

it('starts again after a stop or the end only on request', () => {
  always(({ before, event, after }) => {
    if (before.phase !== 'stopped' && before.phase !== 'finished') return;
    if (after.phase !== before.phase) expect(['play', 'stop']).toContain(event.type);
  });
});

it('ends a pause only on request, or with the sequence', () => {
  always(({ before, event, after }) => {
    if (!before.pausedByVisitor || after.pausedByVisitor) return;
    expect(event.type === 'play' || !hasTurn(after)).toBe(true);
  });
});

it('finishes only after the last turn', () => {
  always(({ before, after }, count) => {
    if (after.phase === 'finished' && before.phase !== 'finished') expect(before.turn).toBe(count - 1);
  });
});

it('reaches the end with timers and video events alone', () => {
  assert(
    property(
      integer({ min: 1, max: 8 }),
      array(boolean(), { minLength: 8, maxLength: 8 }),
      (count, broken) => {
        let state = reduce(initialState, { type: 'restrained', value: false }, count);
        state = reduce(state, { type: 'in-view', value: true }, count);
        const turns: number[] = [];
        for (let step = 0; state.phase !== 'finished' && step < 100; step += 1) {
          if (state.phase === 'loading') turns.push(state.turn);
          state = reduce(state, nextEvent(state, broken), count);
        }
        expect(state.phase).toBe('finished');
        expect(turns).toEqual(Array.from({ length: count }, (_, index) => index));
      },
    ),
  );
});

/** The next event that the browser or a timer would report. */
function nextEvent(state: SequenceState, broken: readonly boolean[]): SequenceEvent {
  if (state.phase === 'unlocking') return { type: 'unlocked' };
  if (state.phase === 'loading') return { type: broken[state.turn] ? 'failed' : 'ready' };
  if (state.phase === 'playing') return { type: 'ended' };
  const wait = getWait(state);
  if (!wait) throw new Error(`The phase ${state.phase} has no next event.`);
  return { type: wait.event };
}
