import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaving } from './use-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function render() {
  const view = renderHook(
    ({ isSyncing, content }: { isSyncing: boolean; content: object }) => useSaving(isSyncing, content),
    { initialProps: { isSyncing: true, content: {} } },
  );
  return {
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    change: (isSyncing: boolean) => view.rerender({ isSyncing, content: {} }),
    saving: () => view.result.current,
  };
}

it('shows a save after its usual time, and later that it is slow', () => {
  const { wait, saving, change } = render();
  wait(1_499);
  expect(saving()).toBe('saved');
  wait(1);
  expect(saving()).toBe('in a moment');
  wait(3_500);
  expect(saving()).toBe('slow');
  change(true);
  wait(100);
  expect(saving()).toBe('slow');
  change(false);
  expect(saving()).toBe('saved');
});

it('shows no save during steady typing', () => {
  const { wait, saving, change } = render();
  for (let key = 0; key < 100; key++) {
    wait(100);
    change(true);
    expect(saving()).toBe('saved');
  }
});
