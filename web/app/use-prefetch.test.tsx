import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePrefetch } from './use-prefetch.ts';
import type { Visits } from './visits.ts';

function Links({ prefetch }: Pick<Visits, 'prefetch'>) {
  usePrefetch({ prefetch, ready: () => undefined, prepare: vi.fn() });
  return (
    <>
      <a href="/contact#form">
        <b>Contact</b>
      </a>
      <a href="https://example.org/contact">Elsewhere</a>
      <a href="/about" target="_blank" rel="noopener">
        In a window
      </a>
      <a href="/report" download>
        To keep
      </a>
      <b>No link</b>
    </>
  );
}

it.each([
  ['the pointer', fireEvent.pointerOver],
  ['the focus', fireEvent.focusIn],
  ['a finger', fireEvent.touchStart],
])('gets a page ready once %s is on a link to it', (_what, point) => {
  const prefetch = vi.fn(async () => {});
  render(<Links prefetch={prefetch} />);
  point(screen.getByText('Contact'));
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/contact');
});

it.each(['Elsewhere', 'In a window', 'To keep', 'No link'])('leaves %j alone', (name) => {
  const prefetch = vi.fn(async () => {});
  render(<Links prefetch={prefetch} />);
  fireEvent.pointerOver(screen.getByText(name));
  expect(prefetch).not.toHaveBeenCalled();
});

it('hears of nothing once it is gone', () => {
  const prefetch = vi.fn(async () => {});
  const { unmount } = render(<Links prefetch={prefetch} />);
  unmount();
  document.body.innerHTML = '<a href="/contact">Contact</a>';
  fireEvent.pointerOver(screen.getByText('Contact'));
  expect(prefetch).not.toHaveBeenCalled();
});
