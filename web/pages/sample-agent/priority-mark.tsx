import { styled } from 'styled-components';
import type { Priority } from './priority.ts';

/** The number of long strokes by level. Lengths are in units of the drawing. */
const LONG_STROKES: Record<Priority['level'], number> = { high: 3, medium: 2, lower: 1 };
const STROKE_COUNT = 3;
const STROKE_WIDTH = 2;
const STROKE_DISTANCE = 5;
const HEIGHT = 12;
const SHORT_HEIGHT = 4;
const WIDTH = (STROKE_COUNT - 1) * STROKE_DISTANCE + STROKE_WIDTH;

/**
 * Shows a priority without color: three, two or one of three strokes are long. As high as the adjacent capitals, and hidden from
 * screen readers, since the card has the priority as text.
 */
export function PriorityMark({ level }: Pick<Priority, 'level'>) {
  return (
    <Drawing>
      <path d={drawStrokes(LONG_STROKES[level])} />
    </Drawing>
  );
}

function drawStrokes(tall: number): string {
  const heights = Array.from({ length: STROKE_COUNT }, (_, index) => (index < tall ? HEIGHT : SHORT_HEIGHT));
  return heights
    .map((height, index) => `M${index * STROKE_DISTANCE + STROKE_WIDTH / 2} ${HEIGHT}v-${height}`)
    .join('');
}

const Drawing = styled.svg.attrs({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': true })`
  width: 0.8em;
  height: 0.8em;
  stroke: currentColor;
  stroke-width: ${STROKE_WIDTH};
`;
