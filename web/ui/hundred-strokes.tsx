import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

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

/** A rise or fall in percent, to scale from the first stroke to the last: the accent is what came or went. */
export function ChangeStrokes({ change }: { change: number }) {
  const last = 1 + Math.min(STROKES, Math.max(-STROKES, change)) / STROKES;
  const tallest = Math.max(1, last);
  const begin = rounded(HEIGHT - HEIGHT / tallest);
  const tops = Array.from({ length: STROKES }, (_, index) => {
    const height = (HEIGHT * (1 + ((last - 1) * index) / (STROKES - 1))) / tallest;
    return { x: placeOf(index) + STROKE / 2, top: rounded(HEIGHT - height) };
  });
  return (
    <Drawing>
      <Kept d={tops.map(({ x, top }) => `M${x} ${HEIGHT}V${Math.max(begin, top)}`).join('')} />
      <Difference d={tops.map(({ x, top }) => `M${x} ${begin}V${top}`).join('')} />
    </Drawing>
  );
}

/** Where so many strokes from the left end, the gaps between the tens included. */
function placeOf(strokes: number): number {
  return rounded(Math.floor(strokes / TEN) * TEN_WIDTH + (strokes % TEN) * STEP);
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

const Drawing = styled.svg.attrs({
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
})`
  width: 100%;
  height: ${theme.space[12]};
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

const Difference = styled.path`
  stroke-width: ${STROKE};
`;

const Kept = styled(Difference)`
  stroke: ${theme.color.ruleStrong};
`;
