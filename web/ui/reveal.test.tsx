import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reveal } from './reveal.tsx';

let observers: FakeObserver[] = [];

type Entry = Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio' | 'boundingClientRect'>;
type Report = (entries: Entry[]) => void;

class FakeObserver {
  observed: Element[] = [];
  readonly callback: Report;
  readonly options: IntersectionObserverInit;

  constructor(callback: Report, options: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  unobserve(element: Element) {
    this.observed = this.observed.filter((other) => other !== element);
  }
  /** Reports intersection ratios of the block that was observed last. */
  report(...inView: number[]) {
    const target = this.observed.at(-1);
    if (!target) return;
    const boundingClientRect = target.getBoundingClientRect();
    this.callback(inView.map((intersectionRatio) => ({ target, intersectionRatio, boundingClientRect })));
  }
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => vi.unstubAllGlobals());

function renderReveal() {
  const view = render(
    <Reveal>
      <p>Mission</p>
    </Reveal>,
  );
  const observer = observers[0];
  const block = screen.getByText('Mission').parentElement;
  if (!block) throw new Error('The text has no parent element.');
  return { ...view, observer, block };
}

it('observes 10 % in view, within margins of 5 % at the top and the bottom', () => {
  const { observer, block } = renderReveal();
  expect(observer?.observed).toEqual([block]);
  expect(observer?.options).toEqual({ threshold: [0, 0.1], rootMargin: '-5% 0px -5% 0px' });
});

it('is visible until the observer reports that it is out of view', () => {
  const { observer } = renderReveal();
  expect(screen.getByText('Mission')).toBeVisible();
  observer?.report(0);
  expect(screen.getByText('Mission')).not.toBeVisible();
});

it('appears when it comes into view and hides again when it leaves', () => {
  const { observer } = renderReveal();
  observer?.report(0);
  observer?.report(0.1);
  expect(screen.getByText('Mission')).toBeVisible();
  observer?.report(0);
  expect(screen.getByText('Mission')).not.toBeVisible();
});

it('uses the latest of several reports', () => {
  const { observer } = renderReveal();
  observer?.report(1, 0, 0.5);
  expect(screen.getByText('Mission')).toBeVisible();
});

it('stays hidden while less than 10 % is in view', () => {
  const { observer } = renderReveal();
  observer?.report(0.09);
  expect(screen.getByText('Mission')).not.toBeVisible();
});

it('is visible at any ratio when it is too tall to reach 10 %', () => {
  const { observer, block } = renderReveal();
  observer?.report(0);
  expect(screen.getByText('Mission')).not.toBeVisible();
  // The block was hidden before the page was zoomed.
  block.getBoundingClientRect = () => new DOMRect(0, 0, 320, 20 * window.innerHeight);
  observer?.report(0.01);
  expect(screen.getByText('Mission')).toBeVisible();
  observer?.report(0);
  expect(screen.getByText('Mission')).toBeVisible();
});

it('has a transition of 1000 ms', () => {
  const { block } = renderReveal();
  expect(getComputedStyle(block).transitionDuration).toBe('1s');
});

it('appears when an element in it takes focus', () => {
  render(
    <Reveal>
      <a href="/contact">Contact</a>
    </Reveal>,
  );
  const link = screen.getByRole('link', { name: 'Contact' });
  observers[0]?.report(0);
  expect(link).not.toBeVisible();
  act(() => link.focus());
  expect(link).toBeVisible();
});

it('is observed again after zooming', () => {
  const { observer, block } = renderReveal();
  const observe = vi.spyOn(FakeObserver.prototype, 'observe');
  window.dispatchEvent(new Event('resize'));
  expect(observe.mock.calls).toEqual([[block]]);
  expect(observer?.observed).toEqual([block]);
});

it('stops observing when it is unmounted', () => {
  const { observer, unmount } = renderReveal();
  unmount();
  expect(observer?.observed).toEqual([]);
});

it('shares one observer with other blocks, which keep their own state', () => {
  render(
    <>
      <Reveal>Mission</Reveal>
      <Reveal>Vision</Reveal>
    </>,
  );
  observers[0]?.report(0);
  expect(screen.getByText('Mission')).toBeVisible();
  expect(screen.getByText('Vision')).not.toBeVisible();
  expect(observers).toHaveLength(1);
});

it('observes again after all others were unmounted', () => {
  renderReveal().unmount();
  renderReveal();
  expect(observers.map(({ observed }) => observed.length)).toEqual([0, 1]);
});

it('is always visible with reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  renderReveal();
  expect(observers).toEqual([]);
  expect(screen.getByText('Mission')).toBeVisible();
});

it('is always visible without IntersectionObserver', () => {
  vi.unstubAllGlobals();
  // jsdom has none; it is stubbed in tests of whole pages.
  Reflect.deleteProperty(window, 'IntersectionObserver');
  renderReveal();
  expect(screen.getByText('Mission')).toBeVisible();
});

it('hydrates the prerendered markup, which is visible', () => {
  const page = (
    <Reveal>
      <p>Mission</p>
    </Reveal>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(screen.getByText('Mission')).toBeVisible();
  // A hydration mismatch would be logged to the console, which fails the test.
  render(page, { container, hydrate: true });
  expect(screen.getByText('Mission')).toBeVisible();
});
