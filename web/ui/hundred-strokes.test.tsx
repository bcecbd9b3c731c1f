import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangeStrokes, ShareStrokes } from './hundred-strokes.tsx';

afterEach(cleanup);

/** The ends of the two lines: what is not counted, and what is. */
function drawnLines(percent: number) {
  const { container } = render(<ShareStrokes percent={percent} />);
  return [...container.querySelectorAll('line')].map((line) => [
    Number(line.getAttribute('x1')),
    Number(line.getAttribute('x2')),
  ]);
}

describe('a share', () => {
  it('counts whole tens with the gaps between them, and leaves the rest to the other line', () => {
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
  /** From where to where the last stroke of what came or went is drawn; 0 is the top. */
  function lastDifference(change: number) {
    const { container } = render(<ChangeStrokes change={change} />);
    const strokes = container.querySelectorAll('path')[1]?.getAttribute('d')?.split('M').slice(1) ?? [];
    expect(strokes).toHaveLength(100);
    const [, from, to] = /([\d.]+)V([\d.]+)$/.exec(strokes.at(-1) ?? '') ?? [];
    return [Number(from), Number(to)];
  }

  it('that falls takes away from the full height, to scale', () => {
    expect(lastDifference(-15)).toEqual([0, 4.8]);
  });

  it('that rises ends at the full height', () => {
    expect(lastDifference(25)).toEqual([6.4, 0]);
  });

  it('stays within the drawing', () => {
    expect(lastDifference(-200)).toEqual([0, 32]);
    expect(lastDifference(200)).toEqual([16, 0]);
  });
});
