import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TooltipLayer } from './tooltip.tsx';
import { withTooltip } from './tooltip-attribute.ts';

/** jsdom has no layout for Radix to watch. */
class NothingToMeasure implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  window.ResizeObserver ??= NothingToMeasure;
  // Loaded before the clock is held.
  await import('./tooltip-bubbles.tsx');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function renderControls() {
  render(
    <>
      <a href="#tara" aria-describedby="note" {...withTooltip('Tax, Audit & Accounting')}>
        Tara
      </a>
      <a href="#diana" {...withTooltip('Data & Impact Analytics')}>
        Diana
      </a>
      <TooltipLayer />
    </>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const texts = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** As a mouse does it: jsdom knows no `:hover`, so it moves once more when the bubbles have come. */
async function pointAt(name: string) {
  fireEvent.pointerOver(link(name));
  await wait(0);
  fireEvent.pointerMove(link(name));
}

it('opens under a pointer that rests for 700 ms, not sooner', async () => {
  renderControls();
  await pointAt('Tara');
  await wait(690);
  expect(texts()).toEqual([]);
  await wait(20);
  expect(texts()).toEqual(['Tax, Audit & Accounting']);
});

it('stays closed when the pointer only passes', async () => {
  renderControls();
  await pointAt('Tara');
  await wait(600);
  fireEvent.pointerLeave(link('Tara'));
  await wait(1000);
  expect(texts()).toEqual([]);
});

it('opens the next one at once within 300 ms, and after the usual time later', async () => {
  renderControls();
  await pointAt('Tara');
  await wait(710);
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(290);
  await pointAt('Diana');
  await wait(0);
  expect(texts()).toEqual(['Data & Impact Analytics']);

  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerLeave(link('Tara'));
  await wait(310);
  await pointAt('Tara');
  await wait(600);
  expect(texts()).toEqual([]);
  await wait(110);
  expect(texts()).toEqual(['Tax, Audit & Accounting']);
});

it('opens with the focus at once, describes its control while it is open, and closes with Escape', async () => {
  renderControls();
  act(() => link('Tara').focus());
  await wait(0);
  expect(texts()).toEqual(['Tax, Audit & Accounting']);
  expect(link('Tara').getAttribute('aria-describedby')).toBe(`note ${screen.getByRole('tooltip').id}`);

  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(0);
  expect(texts()).toEqual([]);
  expect(link('Tara')).toHaveFocus();
  expect(link('Tara')).toHaveAttribute('aria-describedby', 'note');
});

it('goes with the focus', async () => {
  renderControls();
  act(() => link('Tara').focus());
  await wait(0);
  act(() => link('Diana').focus());
  await wait(0);
  expect(texts()).toEqual(['Data & Impact Analytics']);
  act(() => link('Diana').blur());
  await wait(0);
  expect(texts()).toEqual([]);
});

it('shows what the control says now', async () => {
  renderControls();
  link('Tara').setAttribute('data-tooltip', 'Something else');
  act(() => link('Tara').focus());
  await wait(0);
  expect(texts()).toEqual(['Something else']);
});

it('repeats no words that the control shows, only those it has no room for', async () => {
  render(
    <>
      <button type="button" {...withTooltip('Pause')}>
        <span>Pause</span>
      </button>
      <button type="button" {...withTooltip('Mute')}>
        <span style={{ clipPath: 'inset(50%)' }}>Mute</span>
      </button>
      <TooltipLayer />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  await wait(0);
  expect(texts()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Mute' }).focus());
  await wait(0);
  expect(texts()).toEqual(['Mute']);
});

it('is in no document, where no script could show it', () => {
  expect(renderToString(<a {...withTooltip('Data & Impact Analytics')}>Diana</a>)).toBe('<a>Diana</a>');
});

it('goes with its text', () => {
  const { rerender } = render(<button {...withTooltip('Pause')} type="button" />);
  expect(screen.getByRole('button')).toHaveAttribute('data-tooltip', 'Pause');
  rerender(<button {...withTooltip(null)} type="button" />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-tooltip');
});

it('is nothing without a text', () => {
  expect([withTooltip(null), withTooltip(undefined), withTooltip('  ')]).toEqual([{}, {}, {}]);
});
