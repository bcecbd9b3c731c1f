import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { LengthNote } from './length-note.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A text that grows while typing; its limit is 60 characters. */
function type(...lengths: number[]) {
  const page = (length: number) => (
    <InStudioTheme>
      <LengthNote length={length} limit={60} />
    </InStudioTheme>
  );
  const [first = 0, ...rest] = lengths;
  const view = render(page(first));
  for (const length of rest) view.rerender(page(length));
}

const pause = () => act(() => vi.advanceTimersByTime(1300));
const spoken = () => screen.getByRole('status').textContent;

it('shows nothing for a short text', () => {
  type(0, 30, 50);
  expect(screen.queryByText(/characters/)).toBeNull();
});

it('shows the length near the limit, and the excess above it', () => {
  type(51, 60);
  expect(screen.getByText('60 of about 60 characters')).toBeVisible();
  cleanup();
  type(60, 72);
  expect(screen.getByText('72 of about 60 characters, 12 too many')).toBeVisible();
});

it('is announced after a pause in typing, not at every key press', () => {
  type(58, 59, 60, 61);
  expect(spoken()).toBe('');
  pause();
  expect(spoken()).toBe('61 of about 60 characters, 1 too many');
});

it('announces nothing before the text has changed', () => {
  type(72);
  pause();
  expect(spoken()).toBe('');
});
