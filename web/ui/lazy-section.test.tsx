import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazySection, letSectionsWait, wakeSections } from './lazy-section.tsx';

const clicks = vi.fn();
const button = (label: string) => () => (
  <button type="button" id={label.toLowerCase()} onClick={() => clicks(label)}>
    {label}
  </button>
);
let near: (() => void)[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  near = [];
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        near.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await wakeSections();
  // The next test begins without a section that waits.
  for (const run of idle) run();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A page with two sections that load their code with these functions. */
function makePage(loads: readonly (() => Promise<ComponentType>)[]) {
  const sections = loads.map((load) => lazySection(load));
  return (
    <main>
      {sections.map((Section, place) => (
        <Section key={String(place)} />
      ))}
    </main>
  );
}

/** Hydrates the page that a server has rendered. */
async function openPage() {
  const rendered = makePage(['First', 'Second'].map((label) => async () => button(label)));
  await wakeSections();
  document.body.innerHTML = `<div id="root">${renderToString(rendered)}</div>`;
  const loads = ['First', 'Second'].map((label) => vi.fn(async () => button(label)));
  letSectionsWait();
  const root = screen.getByRole('main').parentElement;
  if (!root) throw new Error('There is no root.');
  const view = await act(async () => hydrateRoot(root, makePage(loads)));
  onTestFinished(() => act(async () => view.unmount()));
  return {
    loads: () => loads.map((load) => load.mock.calls.length),
    fail: () => loads[0]?.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    buttons: screen.getAllByRole('button'),
  };
}

it('keeps its markup and loads no code before it is needed', async () => {
  const { loads } = await openPage();
  expect(screen.getByRole('main')).toHaveTextContent('FirstSecond');
  expect(loads()).toEqual([0, 0]);
});

it('is hydrated when it comes near, in the same markup', async () => {
  const { loads, buttons } = await openPage();
  await act(async () => near[1]?.());
  expect(loads()).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(clicks).toHaveBeenCalledExactlyOnceWith('Second');
  expect(screen.getAllByRole('button')).toEqual(buttons);
});

it('is hydrated when the browser is idle, one section at a time', async () => {
  const { loads } = await openPage();
  await act(async () => idle.shift()?.());
  expect(loads()).toEqual([1, 0]);
  await act(async () => idle.shift()?.());
  expect(loads()).toEqual([1, 1]);
  expect(idle).toEqual([]);
});

it('is hydrated at once when the hash names something in it', async () => {
  window.history.replaceState(null, '', '#second');
  const { loads } = await openPage();
  expect(loads()).toEqual([0, 1]);
});

it('repeats a click on a button from before', async () => {
  await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(clicks).not.toHaveBeenCalled();
  await act(async () => near[0]?.());
  await vi.waitFor(() => expect(clicks).toHaveBeenCalledExactlyOnceWith('First'));
});

it('leaves a click to React when the code is there, since React hydrates the section for it', async () => {
  await openPage();
  const first = screen.getByRole('button', { name: 'First' });
  await act(async () => {
    near[0]?.();
    await new Promise((then) => setTimeout(then));
    // Not by `click()`, which the browser ignores while another one runs.
    first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(clicks).toHaveBeenCalledExactlyOnceWith('First');
  });
  await new Promise((then) => setTimeout(then));
  expect(clicks).toHaveBeenCalledExactlyOnceWith('First');
});

it('is hydrated when a navigation begins', async () => {
  const { loads } = await openPage();
  await act(wakeSections);
  expect(loads()).toEqual([1, 1]);
});

it('requests its code again when it could not be loaded', async () => {
  const { loads, fail } = await openPage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fail();
  await act(async () => near[0]?.());
  expect(screen.getByRole('main')).toHaveTextContent('FirstSecond');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(loads()).toEqual([2, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(clicks).toHaveBeenCalledExactlyOnceWith('First');
});

it('follows a link to a part of the page once all sections are hydrated', async () => {
  const { loads } = await openPage();
  const link = Object.assign(document.createElement('a'), { href: '#part', textContent: 'Part' });
  onTestFinished(() => link.remove());
  const followed = vi.fn();
  link.addEventListener('click', ({ defaultPrevented }) => followed(defaultPrevented));
  document.body.append(link);
  await act(async () => link.click());
  expect(loads()).toEqual([1, 1]);
  expect(followed.mock.calls).toEqual([[false]]);
  expect(window.location.hash).toBe('#part');
  window.history.replaceState(null, '', '/');
});

it('follows such a link when the code of a section cannot be loaded', async () => {
  const { fail } = await openPage();
  fail();
  const link = Object.assign(document.createElement('a'), { href: '#part', textContent: 'Part' });
  onTestFinished(() => link.remove());
  document.body.append(link);
  await act(async () => link.click());
  expect(window.location.hash).toBe('#part');
  window.history.replaceState(null, '', '/');
});
