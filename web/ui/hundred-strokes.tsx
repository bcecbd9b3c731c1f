import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { rounded } from './rounded.ts';

const STROKES = 100;
/** Strokes are counted in tens, with a wider gap after each. All lengths are the drawing's own units. */
const TEN = 10;
const STEP = 3;
const STROKE = 1.5;
const TEN_WIDTH = TEN * STEP + STROKE;
const WIDTH = (STROKES / TEN) * TEN_WIDTH - (STEP - STROKE) - STROKE;
const HEIGHT = 32;
/** What is not counted stands lower, so that the share is told by height and not by colour alone. */
const REST_HEIGHT = 12;
/** Of the last stroke of a fall. */
const GROUND_HEIGHT = 2;

/** A share of a whole as a row of a hundred upright strokes. Silent: the number stands beside it. */
export function ShareStrokes({ percent }: { percent: number }) {
  const share = percent >= STROKES ? WIDTH : placeOf(Math.max(0, percent));
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

/** A rise or fall in percent: of a hundred equal strokes so many climb, or sink to the ground. */
export function ChangeStrokes({ change }: { change: number }) {
  const moving = Math.min(STROKES, Math.round(Math.abs(change)));
  const [from, to] = change < 0 ? [HEIGHT, GROUND_HEIGHT] : [REST_HEIGHT, HEIGHT];
  const still = Array.from({ length: STROKES - moving }, () => from);
  const moved = Array.from({ length: moving }, (_, index) => from + ((to - from) * (index + 1)) / moving);
  return (
    <Drawing>
      <Still d={uprights(0, still)} />
      <Moved d={uprights(still.length, moved)} />
    </Drawing>
  );
}

/** Path data of strokes side by side. Each begins where the one before did, a step further: equal ones read the same. */
function uprights(first: number, heights: readonly number[]): string {
  const middleOf = (index: number) => placeOf(first + index) + STROKE / 2;
  return heights
    .map((height, index) => {
      const step = index === 0 ? middleOf(0) : middleOf(index) - middleOf(index - 1);
      return `m${rounded(step)} ${rounded(heights[index - 1] ?? HEIGHT)}v${-rounded(height)}`;
    })
    .join('');
}

/** Where so many strokes from the left end, the gaps between the tens included. */
function placeOf(strokes: number): number {
  return rounded(Math.floor(strokes / TEN) * TEN_WIDTH + (strokes % TEN) * STEP);
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

/** The dashes of a line as thick as the strokes are tall are the strokes. */
const Share = styled.line`
  stroke-width: ${HEIGHT};
  stroke-dasharray: ${`${STROKE} ${STEP - STROKE} `.repeat(TEN - 1)} ${STROKE} ${STEP};
`;

const Rest = styled(Share)`
  stroke: ${theme.color.ruleStrong};
  stroke-width: ${REST_HEIGHT};
`;

const Moved = styled.path`
  stroke-width: ${STROKE};
`;

const Still = styled(Moved)`
  stroke: ${theme.color.ruleStrong};
`;
