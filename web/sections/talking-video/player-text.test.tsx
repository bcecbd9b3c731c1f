import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayerText } from './player-text.tsx';
import { initialState, type SequenceState } from './sequence.ts';
import type { IntroductionWords, Talk } from './talk.ts';

const words = {
  speaking: '{agent} is speaking',
  failed: '{agent}’s video cannot be played.',
  failedSeveral: '{agent}’s videos cannot be played.',
  finished: 'All have introduced themselves.',
  alone: 'Hear it from {agent}.',
} as IntroductionWords;

const talks: Talk[] = ['Tara', 'Coleman', 'Monet'].map((name) => ({
  id: name,
  name,
  poster: undefined,
  src: `${name}.mp4`,
  captions: undefined,
}));

function show(changes: Partial<SequenceState>, own = talks) {
  const state = { ...initialState, ...changes };
  const talk = ['loading', 'playing'].includes(state.phase) ? own[state.turn] : undefined;
  render(<PlayerText sequence={{ state, send: () => {}, talks: own, talk }} words={words} caption="" />);
}

it.each<[string, Partial<SequenceState>, string]>([
  ['while the video plays', { phase: 'playing' }, 'Tara is speaking'],
  ['while it loads', { phase: 'loading' }, 'Tara'],
  ['while it is paused', { phase: 'playing', pausedByVisitor: true }, 'Tara'],
])('says that an agent is speaking only while the video plays: %s', (_when, state, text) => {
  show(state);
  expect(screen.getByText(/^Tara/)).toHaveTextContent(new RegExp(`^${text}$`));
});

it.each<[string, readonly number[], string]>([
  ['no video failed', [], 'All have introduced themselves.'],
  ['one video failed', [1], 'Coleman’s video cannot be played.'],
  ['some videos failed', [0, 2], 'Tara and Monet’s videos cannot be played.'],
  ['all videos failed', [0, 1, 2], 'Tara, Coleman, and Monet’s videos cannot be played.'],
])('says at the end whose videos failed: %s', (_what, failures, text) => {
  show({ phase: 'finished', turn: 2, failures });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it.each<[string, readonly number[], string]>([
  ['failed', [0], 'Tara’s video cannot be played.'],
  ['ended', [], 'Hear it from Tara.'],
])('says at the end of a single video that it %s', (_what, failures, text) => {
  show({ phase: 'finished', failures }, talks.slice(0, 1));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('writes one full stop after a name that ends with its own', () => {
  show({ phase: 'finished' }, [{ ...talks[0], name: 'Sam Lee Jr.' } as Talk]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Hear it from Sam Lee Jr\.$/);
});
