// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { changeView } from './view-transition.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser that fades, and whose visitor may have asked for less motion. */
function browserThatFades({ lessMotion = false } = {}) {
  const start = vi.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve(), finished: Promise.resolve(), updateCallbackDone: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  const asked = vi.fn((query: string) => ({ matches: lessMotion && query.includes('reduced-motion') }));
  vi.stubGlobal('matchMedia', asked);
  return start;
}

it('fades from one page to another', () => {
  const [start, change] = [browserThatFades(), vi.fn()];
  changeView(true, change);
  expect([start.mock.calls.length, change.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['within a page', { isNewPage: false, lessMotion: false }],
  ['for a visitor who asked for less motion', { isNewPage: true, lessMotion: true }],
])('changes at once %s', (_when, { isNewPage, lessMotion }) => {
  const [start, change] = [browserThatFades({ lessMotion }), vi.fn()];
  changeView(isNewPage, change);
  expect([start.mock.calls.length, change.mock.calls.length]).toEqual([0, 1]);
});

it('changes at once where the browser cannot fade', () => {
  const change = vi.fn();
  changeView(true, change);
  expect(change).toHaveBeenCalledTimes(1);
});

it('takes a fade that was cut short for no fault', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  const cut = () => Promise.reject(new DOMException('Skipped.', 'AbortError'));
  const start = browserThatFades();
  start.mockImplementation((change) => {
    change();
    return { ready: cut(), finished: cut(), updateCallbackDone: Promise.resolve() };
  });
  const change = vi.fn();
  changeView(true, change);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([change.mock.calls.length, unheard.mock.calls]).toEqual([1, []]);
});
