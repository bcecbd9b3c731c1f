import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollAtEdges } from './scroll-at-edges.ts';

/** Half a second of a drag. */
const halfASecond = () => vi.advanceTimersByTime(500);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  render(
    <div data-testid="scrolled" style={{ overflowY: 'auto' }}>
      <div style={{ overflowY: 'auto' }}>
        <ul />
      </div>
    </div>,
  );
  // There is no layout here: from 100 to 400 of the window, of a thousand pixels.
  const container = screen.getByTestId('scrolled');
  Object.defineProperties(container, { scrollHeight: { value: 1000 }, clientHeight: { value: 300 } });
  container.getBoundingClientRect = () => new DOMRect(0, 100, 100, 300);
  container.scrollTop = 300;
});

afterEach(() => {
  vi.useRealTimers();
});

/** How far down it is after half a second in which something is dragged from one height to another. */
function scrolledAfter(start: number, y: number): number {
  const end = scrollAtEdges(screen.getByRole('list'), start, () => y);
  halfASecond();
  end();
  return screen.getByTestId('scrolled').scrollTop;
}

it('goes down near the lower edge, and up near the upper', () => {
  expect(scrolledAfter(200, 390)).toBeGreaterThan(400);
  screen.getByTestId('scrolled').scrollTop = 300;
  expect(scrolledAfter(200, 110)).toBeLessThan(200);
});

it('goes faster the nearer the edge is', () => {
  const slow = scrolledAfter(200, 350);
  screen.getByTestId('scrolled').scrollTop = 300;
  expect(scrolledAfter(200, 500)).toBeGreaterThan(slow);
  expect(slow).toBeGreaterThan(300);
});

it('stays in the middle, and where a row that is near an edge is only taken or moved off it', () => {
  expect(scrolledAfter(200, 250)).toBe(300);
  expect(scrolledAfter(390, 390)).toBe(300);
  expect(scrolledAfter(395, 380)).toBe(300);
});

it('ends with the drag', () => {
  const before = scrolledAfter(200, 390);
  halfASecond();
  expect(screen.getByTestId('scrolled').scrollTop).toBe(before);
});
