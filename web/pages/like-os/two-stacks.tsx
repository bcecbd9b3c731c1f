import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';

/** Half the width and height of a plate seen from above, its thickness, and the distance to the next plate. */
const PLATE = { halfWidth: 74, halfHeight: 30, thickness: 7, step: 27 };
const LEFT_X = 80;
const RIGHT_X = 300;
/** Space for the chip and the building on the topmost plates. */
const HEADROOM = 74;
const MAX_LAYERS = 9;

/** A drawing of two stacks of connected plates: a computer's with a chip on top, and the platform's with a building. */
export function TwoStacks({ layers }: { layers: number }) {
  const count = Math.min(Math.max(layers, 1), MAX_LAYERS);
  const levels = Array.from({ length: count }, (_, index) => HEADROOM + index * PLATE.step).reverse();
  const bottom = HEADROOM + (count - 1) * PLATE.step + PLATE.halfHeight + PLATE.thickness;
  return (
    <Drawing viewBox={`4 8 372 ${bottom - 4}`} aria-hidden>
      {/* From the lowest plate to the highest, so that each covers the one behind it. */}
      {levels.map((y) => (
        <g key={y}>
          <path d={drawPlate(LEFT_X, y)} />
          <path d={drawPlate(RIGHT_X, y)} />
          <path
            data-accent="true"
            strokeDasharray="1 6"
            d={`M${LEFT_X + PLATE.halfWidth + 6} ${y}H${RIGHT_X - PLATE.halfWidth - 6}`}
          />
        </g>
      ))}
      <path d={drawChip(LEFT_X, HEADROOM)} />
      <rect x={RIGHT_X - 26} y={HEADROOM - 30} width="52" height="37" />
      <path d={drawBuilding(RIGHT_X, HEADROOM)} />
      <circle data-accent="true" cx={RIGHT_X} cy={HEADROOM - 43} r="3.5" />
    </Drawing>
  );
}

/** A plate: the rhombus on top and the two visible sides. */
function drawPlate(x: number, y: number): string {
  const { halfWidth: w, halfHeight: h, thickness: t } = PLATE;
  return `M${x - w} ${y}l${w} ${-h} ${w} ${h}v${t}l${-w} ${h} ${-w} ${-h}zl${w} ${h} ${w} ${-h}m${-w} ${h}v${t}`;
}

/** A chip on its plate, with three contacts on each side. */
function drawChip(x: number, y: number): string {
  const [w, h] = [34, roundTo(34 * (PLATE.halfHeight / PLATE.halfWidth))];
  const contacts = [0.25, 0.5, 0.75].flatMap((at) =>
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(
      ([toX = 0, toY = 0]) =>
        `M${x + toX * w * at} ${roundTo(y + toY * h * (1 - at))}l${toX * 9} ${toY * 3.65}`,
    ),
  );
  return drawRhombus(x, y, w, h) + drawRhombus(x, y, 15, 6) + contacts.join('');
}

function drawRhombus(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${x - halfWidth} ${y}L${x} ${y - halfHeight} ${x + halfWidth} ${y} ${x} ${y + halfHeight}z`;
}

/** The logo's building, upright. */
function drawBuilding(x: number, y: number): string {
  const pillars = [-24, -12, 0, 12, 24].map((at) => `M${x + at} ${y - 29}v31`);
  return `M${x - 34} ${y - 34}l34-22 34 22v5h-68zh68M${x - 32} ${y + 2}h64M${x - 37} ${y + 7}h74${pillars.join('')}`;
}

const Drawing = styled(LineDrawing)`
  stroke-width: 1.5;

  max-width: ${theme.width.compact};

  path:not([data-accent]) {
    fill: ${theme.color.paper};
  }
  circle {
    fill: ${theme.color.accent};
  }
  /* Hides the plate behind the building. */
  rect {
    fill: ${theme.color.paper};
    stroke: none;
  }
  * {
    vector-effect: non-scaling-stroke;
  }
`;
