import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenedSearchHitProvider, useOpenedSearchHit } from './opened-search-hit.tsx';

const show = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  show.mockClear();
});

function Form({ id, isReady }: { id: string; isReady: boolean }) {
  useOpenedSearchHit(id, isReady, show);
  return null;
}

/** A Studio with a search, which clears its results before it closes, and a list; each opened document is a new form. */
function Studio({ isReady, closingMs }: { isReady: boolean; closingMs: number }) {
  const [opened, setOpened] = useState({ id: '', time: 0 });
  const [isSearching, setSearching] = useState(true);
  const [isListed, setListed] = useState(true);
  const open = (id: string) => setOpened(({ time }) => ({ id, time: time + 1 }));
  return (
    <>
      {isSearching && (
        <div>
          <input type="text" aria-label="Search" defaultValue="audit" />
          {isListed && (
            <div data-testid="search-results">
              {/* biome-ignore lint/a11y/useValidAnchor: the Studio's results are links that it follows by itself */}
              <a
                href="#/intent/edit/id=agent-tara;type=agent/"
                onClick={({ ctrlKey }) => {
                  if (ctrlKey) return;
                  open('agent-tara');
                  setListed(false);
                  setTimeout(() => setSearching(false), closingMs);
                }}
              >
                Result
              </a>
            </div>
          )}
        </div>
      )}
      <button type="button" onClick={() => setSearching(false)}>
        Close
      </button>
      <button type="button" onClick={() => open('agent-tara')}>
        Tara
      </button>
      <button type="button" onClick={() => open('agent-neo')}>
        Neo
      </button>
      <Form key={opened.time} id={opened.id} isReady={isReady} />
    </>
  );
}

function setUp({ isReady = true, closingMs = 0 } = {}) {
  const studio = (ready: boolean) => (
    <OpenedSearchHitProvider>
      <Studio isReady={ready} closingMs={closingMs} />
    </OpenedSearchHitProvider>
  );
  const { rerender } = render(studio(isReady));
  const click = (name: string, keys = {}) => {
    fireEvent.click(screen.getByText(name), keys);
    // React closes the search at the end of the first step.
    for (const ms of [0, 1000]) act(() => vi.advanceTimersByTime(ms));
  };
  return { click, getReady: () => rerender(studio(true)) };
}

it('focuses the match in the document opened from a search, once it is ready', () => {
  const { click, getReady } = setUp({ isReady: false });
  click('Result');
  expect(show).not.toHaveBeenCalled();
  getReady();
  expect(show.mock.calls).toEqual([['audit']]);
});

it('does nothing when the document is opened again in another way', () => {
  const { click } = setUp();
  click('Result');
  click('Neo');
  click('Tara');
  expect(show).toHaveBeenCalledTimes(1);
});

it('does nothing when the result was opened in another tab', () => {
  const { click } = setUp();
  click('Result', { ctrlKey: true });
  click('Close');
  click('Tara');
  expect(show).not.toHaveBeenCalled();
});

it('ignores the second click of a double click', () => {
  const { click, getReady } = setUp({ isReady: false });
  click('Result');
  fireEvent.click(document.body, { detail: 2 });
  getReady();
  expect(show.mock.calls).toEqual([['audit']]);
});

it('waits for the search to close, which clears its results before', () => {
  const { click } = setUp({ closingMs: 2000 });
  click('Result');
  expect(show).not.toHaveBeenCalled();
  for (const ms of [2000, 1000]) act(() => vi.advanceTimersByTime(ms));
  expect(show.mock.calls).toEqual([['audit']]);
});
