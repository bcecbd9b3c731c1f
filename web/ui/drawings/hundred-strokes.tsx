import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { roundTo } from './round-to.ts';

const STROKE_COUNT = 100;
/** Strokes are in groups of ten, with a wider gap after each. All lengths are in units of the drawing. */
const GROUP_SIZE = 10;
const STROKE_DISTANCE = 3;
const STROKE_WIDTH = 1.5;
const GROUP_WIDTH = GROUP_SIZE * STROKE_DISTANCE + STROKE_WIDTH;
const WIDTH = (STROKE_COUNT / GROUP_SIZE) * GROUP_WIDTH - (STROKE_DISTANCE - STROKE_WIDTH) - STROKE_WIDTH;
const HEIGHT = 32;
/** The strokes of the rest are shorter, so that the share is shown by height and not only by color. */
const REST_HEIGHT = 12;
/** Height of the last stroke of a decrease. */
const MIN_HEIGHT = 2;

/** A percentage as a row of a hundred upright strokes. Hidden from screen readers, since the number is beside it. */
export function ShareStrokes({ percent }: { percent: number }) {
  const share = percent >= STROKE_COUNT ? WIDTH : getRightEnd(Math.max(0, percent));
  return (
    <Drawing>
      <Rest
        x1={share}
        x2={WIDTH}
        y1={HEIGHT - REST_HEIGHT / 2}
        y2={HEIGHT - REST_HEIGHT / 2}
        strokeDashoffset={share}
      />
      <Share x1={0} x2={share} y1={HEIGHT / 2} y2={HEIGHT / 2} />
    </Drawing>
  );
}

/** A change in percent: of a hundred equal strokes, the last `change` ones rise or fall in height. */
export function ChangeStrokes({ change }: { change: number }) {
  const moving = Math.min(STROKE_COUNT, Math.round(Math.abs(change)));
  const [from, to] = change < 0 ? [HEIGHT, MIN_HEIGHT] : [REST_HEIGHT, HEIGHT];
  const still = Array.from({ length: STROKE_COUNT - moving }, () => from);
  const moved = Array.from({ length: moving }, (_, index) => from + ((to - from) * (index + 1)) / moving);
  return (
    <Drawing>
      <Still d={drawUprights(0, still)} />
      <Moved d={drawUprights(still.length, moved)} />
    </Drawing>
  );
}

/**
 * Returns path data of adjacent strokes with relative coordinates, so that equal strokes have equal text, which compresses well.
 */
function drawUprights(first: number, heights: readonly number[]): string {
  const getMiddle = (index: number) => getRightEnd(first + index) + STROKE_WIDTH / 2;
  return heights
    .map((height, index) => {
      const step = index === 0 ? getMiddle(0) : getMiddle(index) - getMiddle(index - 1);
      return `m${roundTo(step)} ${roundTo(heights[index - 1] ?? HEIGHT)}v${-roundTo(height)}`;
    })
    .join('');
}

/** The right end of the given number of strokes from the left, including the gaps between tens. */
function getRightEnd(strokes: number): number {
  return roundTo(Math.floor(strokes / GROUP_SIZE) * GROUP_WIDTH + (strokes % GROUP_SIZE) * STROKE_DISTANCE);
}

const Drawing = styled.svg.attrs({
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
})`
  width: 100%;
  height: clamp(${theme.space[8]}, 4vw, ${theme.space[12]});
  fill: none;
  stroke: ${theme.color.accent};
`;

/** A dashed line as thick as the strokes are tall: each dash is a stroke. */
const Share = styled.line`
  stroke-width: ${HEIGHT};
  stroke-dasharray: ${`${STROKE_WIDTH} ${STROKE_DISTANCE - STROKE_WIDTH} `.repeat(GROUP_SIZE - 1)} ${STROKE_WIDTH} ${STROKE_DISTANCE};
`;

const Rest = styled(Share)`
  stroke: ${theme.color.ruleStrong};
  stroke-width: ${REST_HEIGHT};
`;

const Moved = styled.path`
  stroke-width: ${STROKE_WIDTH};
`;

const Still = styled(Moved)`
  stroke: ${theme.color.ruleStrong};
`;
