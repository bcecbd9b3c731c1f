import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePrefetch } from './use-prefetch.ts';

function Links({ onWanted }: { onWanted: (path: string) => unknown }) {
  usePrefetch(onWanted);
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
])('reports a path when %s is on a link to it', (_what, point) => {
  const onWanted = vi.fn();
  render(<Links onWanted={onWanted} />);
  point(screen.getByText('Contact'));
  expect(onWanted).toHaveBeenCalledExactlyOnceWith('/contact');
});

it.each(['Elsewhere', 'In a window', 'To keep', 'No link'])('ignores %j', (name) => {
  const onWanted = vi.fn();
  render(<Links onWanted={onWanted} />);
  fireEvent.pointerOver(screen.getByText(name));
  expect(onWanted).not.toHaveBeenCalled();
});

it('prefetches nothing for visitors who prefer less data', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const onWanted = vi.fn();
  render(<Links onWanted={onWanted} />);
  fireEvent.pointerOver(screen.getByText('Contact'));
  expect(onWanted).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('stops listening when it is unmounted', () => {
  const onWanted = vi.fn();
  const { unmount } = render(<Links onWanted={onWanted} />);
  unmount();
  render(<a href="/contact">Contact</a>);
  fireEvent.pointerOver(screen.getByText('Contact'));
  expect(onWanted).not.toHaveBeenCalled();
});
