import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureRenderingDelay } from './rendering-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A measured rendering that takes one second of fake time. `outcomes` are its results; `pass` advances the time. */
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

it('measures from the first change since the last rendering, and nothing without a change', async () => {
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
  'continues to measure after a rendering with the result %s',
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

it('measures a change during a rendering until the end of the next one', async () => {
  const { delays, changed, render } = open([]);
  changed();
  const rendering = render();
  changed();
  await rendering;
  await render();
  expect(delays).toEqual([1_000, 2_000]);
});
