import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TooltipLayer } from './tooltip.tsx';
import { withTooltip } from './tooltip-attribute.ts';

/** A stub, since jsdom has no layout for Radix to observe. */
class StubResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  window.ResizeObserver ??= StubResizeObserver;
  // Loaded before the timers are faked.
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

/** Moves the mouse once more after the tooltips are loaded, since jsdom does not support `:hover`. */
async function pointAt(name: string) {
  fireEvent.pointerOver(link(name));
  await wait(0);
  fireEvent.pointerMove(link(name));
}

it('opens after 700 ms of hovering, not sooner', async () => {
  renderControls();
  await pointAt('Tara');
  await wait(690);
  expect(texts()).toEqual([]);
  await wait(20);
  expect(texts()).toEqual(['Tax, Audit & Accounting']);
});

it('stays closed when the pointer leaves sooner', async () => {
  renderControls();
  await pointAt('Tara');
  await wait(600);
  fireEvent.pointerLeave(link('Tara'));
  await wait(1000);
  expect(texts()).toEqual([]);
});

it('opens the next one immediately within 300 ms, and after the delay later', async () => {
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

it('opens immediately on focus, describes its control while open, and closes with Escape', async () => {
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

it('does not open for a finger, which nothing would follow that closes it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
  renderControls();
  fireEvent.pointerDown(link('Tara'), { pointerType: 'touch' });
  fireEvent.focusIn(link('Tara'));
  await wait(2000);
  expect(texts()).toEqual([]);
  vi.unstubAllGlobals();
});

it('closes when the focus leaves', async () => {
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

it('closes when its control leaves the page, and does not open after that', async () => {
  const { rerender } = render(<Mute isShown />);
  await pointAt('Mute');
  await wait(710);
  expect(texts()).toEqual(['Switch off the sound']);
  rerender(<Mute isShown={false} />);
  await wait(0);
  expect(texts()).toEqual([]);

  rerender(<Mute isShown />);
  await pointAt('Mute');
  rerender(<Mute isShown={false} />);
  await wait(1000);
  expect(texts()).toEqual([]);
});

function Mute({ isShown }: { isShown: boolean }) {
  return (
    <>
      {isShown && (
        <a href="#mute" {...withTooltip('Switch off the sound')}>
          Mute
        </a>
      )}
      <TooltipLayer />
    </>
  );
}

it('shows the current text of the attribute', async () => {
  renderControls();
  link('Tara').setAttribute('data-tooltip', 'Something else');
  act(() => link('Tara').focus());
  await wait(0);
  expect(texts()).toEqual(['Something else']);
});

it('does not repeat a visible label, only a clipped one', async () => {
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

it('is not in the server markup', () => {
  expect(renderToString(<a {...withTooltip('Data & Impact Analytics')}>Diana</a>)).toBe('<a>Diana</a>');
});

it('is removed with its text', () => {
  const { rerender } = render(<button {...withTooltip('Pause')} type="button" />);
  expect(screen.getByRole('button')).toHaveAttribute('data-tooltip', 'Pause');
  rerender(<button {...withTooltip(null)} type="button" />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-tooltip');
});

it('does nothing without a text', () => {
  expect([withTooltip(null), withTooltip(undefined), withTooltip('  ')]).toEqual([{}, {}, {}]);
});
