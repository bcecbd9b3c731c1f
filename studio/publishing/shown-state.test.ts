import { expect, it } from 'vitest';
import { shownState } from './shown-state.ts';

it.each([
  ['what is being written', undefined, undefined, 'draft'],
  ['what goes live at a set time', 'rAbc123', undefined, 'scheduled'],
  ['what is published', 'published', undefined, 'other'],
  ['an older version', undefined, 'HRxvdu3tTOJJ2', 'other'],
] as const)('%s', (_name, perspective, revision, shown) => {
  expect(shownState(perspective, revision)).toBe(shown);
});
