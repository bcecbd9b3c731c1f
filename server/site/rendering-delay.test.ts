import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureRenderingDelay } from './rendering-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rendering takes a second; `changed` and `pass` are what happens meanwhile. */
function open(outcomes: (boolean | Error)[]) {
  const delays: number[] = [];
  const { changed, render } = measureRenderingDelay(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      const outcome = outcomes.shift() ?? true;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    (milliseconds) => delays.push(milliseconds),
  );
  return { delays, changed, render, pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

it('counts from the first change that is not shown, and nothing where nothing has changed', async () => {
  const { delays, changed, render, pass } = open([]);
  await render();
  changed();
  pass(300);
  changed();
  pass(200);
  await render();
  expect(delays).toEqual([1_500]);
});

it.each([[false], [new Error('The lake is away')]])(
  'goes on counting after a rendering of %s',
  async (outcome) => {
    const { delays, changed, render } = open([outcome]);
    changed();
    await render().catch(() => {});
    expect(delays).toEqual([]);
    await render();
    await render();
    expect(delays).toEqual([2_000]);
  },
);

it('counts a change that comes while pages are rendered with the next rendering', async () => {
  const { delays, changed, render } = open([]);
  changed();
  const rendering = render();
  changed();
  await rendering;
  await render();
  expect(delays).toEqual([1_000, 2_000]);
});
