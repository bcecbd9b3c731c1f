import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangeStrokes, ShareStrokes } from './hundred-strokes.tsx';

/** The start and end of the two lines: the rest, and the share. */
function drawnLines(percent: number) {
  const { container } = render(<ShareStrokes percent={percent} />);
  return [...container.querySelectorAll('line')].map((line) => [
    Number(line.getAttribute('x1')),
    Number(line.getAttribute('x2')),
  ]);
}

describe('a share', () => {
  it('includes the gaps between whole tens, and draws the rest as another line', () => {
    expect(drawnLines(36)).toEqual([
      [3 * 31.5 + 6 * 3, 312],
      [0, 3 * 31.5 + 6 * 3],
    ]);
  });

  it.each([
    [0, 0],
    [-5, 0],
    [100, 312],
    [140, 312],
  ])('of %d ends at %d', (percent, end) => {
    expect(drawnLines(percent)[1]).toEqual([0, end]);
  });
});

describe('a change', () => {
  /** The heights of the unchanged strokes and of the changed ones, from left to right. */
  function heights(change: number) {
    const { container } = render(<ChangeStrokes change={change} />);
    return [...container.querySelectorAll('path')].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height)),
    );
  }

  it('lowers one stroke per percent of a decrease', () => {
    const [still = [], moved = []] = heights(-15);
    expect(still).toEqual(Array(85).fill(32));
    expect(moved).toHaveLength(15);
    expect(moved).toEqual([...moved].sort((one, other) => other - one));
    expect(moved.at(-1)).toBe(2);
  });

  it('raises one stroke per percent of an increase', () => {
    const [still = [], moved = []] = heights(25);
    expect(still).toEqual(Array(75).fill(12));
    expect(moved).toHaveLength(25);
    expect(moved).toEqual([...moved].sort((one, other) => one - other));
    expect(moved.at(-1)).toBe(32);
  });

  it('draws strokes from the ground, with a wider gap after each ten, and with equal text for equal strokes', () => {
    const { container } = render(<ChangeStrokes change={-15} />);
    const [still, moved] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const ten = (step: number) => `m${step} 32v-32${'m3 32v-32'.repeat(9)}`;
    expect(still).toBe(ten(0.75) + ten(4.5).repeat(7) + ten(4.5).slice(0, ten(4.5).length - 45));
    expect(moved).toMatch(/^m267\.75 32v-30m3 30v-28m3 28v-26/);
  });

  it.each([-200, 200])('of %d %% stays within the drawing', (change) => {
    const [still = [], moved = []] = heights(change);
    expect([still.length, moved.length]).toEqual([0, 100]);
    expect(Math.max(...moved)).toBeLessThanOrEqual(32);
    expect(Math.min(...moved)).toBeGreaterThan(0);
  });
});
