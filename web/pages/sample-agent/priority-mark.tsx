import { styled } from 'styled-components';
import type { Priority } from './priority.ts';

/** Of the strokes so many stand tall; lengths are the drawing's own units. */
const TALL: Record<Priority['level'], number> = { high: 3, medium: 2, lower: 1 };
const STROKES = 3;
const STROKE = 2;
const STEP = 5;
const HEIGHT = 12;
const LOW = 4;
const WIDTH = (STROKES - 1) * STEP + STROKE;

/**
 * Tells a priority where its colour does not: of three strokes three, two or one stand tall. As tall as the capitals beside it, and
 * silent: the card says in words what it means.
 */
export function PriorityMark({ level }: Pick<Priority, 'level'>) {
  return (
    <Drawing>
      <path d={strokes(TALL[level])} />
    </Drawing>
  );
}

function strokes(tall: number): string {
  const heights = Array.from({ length: STROKES }, (_, index) => (index < tall ? HEIGHT : LOW));
  return heights.map((height, index) => `M${index * STEP + STROKE / 2} ${HEIGHT}v-${height}`).join('');
}

const Drawing = styled.svg.attrs({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': true })`
  width: 0.8em;
  height: 0.8em;
  stroke: currentColor;
  stroke-width: ${STROKE};
`;
