import { css, styled } from 'styled-components';
import { fitsRing, listChords, type Point } from '../../sections/ring-geometry.ts';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';

/** The size of the drawing in its own units; the ring is centered. */
export const WIDTH = 400;
export const HEIGHT = 292;
export const RADIUS = 122;

type Active = {
  /** The index of the agent whose lines are in the accent color. */
  active: number | undefined;
};

/** The ring and the lines between its agents. */
export function RingLines({ points, active }: Active & { points: readonly Point[] }) {
  return (
    <Ring viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden>
      <circle r={RADIUS} />
      {listChords(points.map((_, index) => index)).map(([from, to]) => (
        <line
          key={`${from}-${to}`}
          data-active={active === from || active === to}
          x1={points[from]?.x}
          y1={points[from]?.y}
          x2={points[to]?.x}
          y2={points[to]?.y}
        />
      ))}
    </Ring>
  );
}

/**
 * The same connections beside a list of `count` rows of equal height, as arcs whose width grows with their length. A list that
 * does not fit a ring has only one line from first to last.
 */
export function ArcLines({ count, active }: Active & { count: number }) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const chords = fitsRing(count) ? listChords(rows) : [];
  return (
    <Arcs viewBox={`0 0 100 ${count}`} preserveAspectRatio="none" aria-hidden>
      <path data-spine="true" d={`M100 0.5V${count - 0.5}`} />
      {chords
        .filter(([from, to]) => to - from > 1)
        .map(([from, to]) => {
          const depth = roundTo(100 - (133 * (to - from)) / (count - 1));
          return (
            <path
              key={`${from}-${to}`}
              data-active={active === from || active === to}
              d={`M100 ${from + 0.5}C${depth} ${from + 0.5} ${depth} ${to + 0.5} 100 ${to + 0.5}`}
            />
          );
        })}
    </Arcs>
  );
}

const thin = css`
  stroke: ${theme.color.ruleStrong};
  stroke-width: 0.75;

  * {
    vector-effect: non-scaling-stroke;
    transition: stroke ${theme.duration.quick};
  }
  circle,
  [data-spine] {
    stroke: currentColor;
    stroke-width: 1.5;
  }
  [data-active='true'] {
    stroke: ${theme.color.accent};
    stroke-width: 2;
  }
`;

const Ring = styled(LineDrawing)`
  position: absolute;
  inset: 0;
  display: none;
  height: 100%;
  ${thin}

  @container (width >= ${theme.width.compact}) {
    display: block;
  }
`;

/** As high as the list, and as wide as the space left of the portraits' centers. */
const Arcs = styled(LineDrawing)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: calc(${theme.space[16]} + ${theme.space[6]});
  height: 100%;
  ${thin}

  @container (width >= ${theme.width.compact}) {
    [data-ring='true'] > & {
      display: none;
    }
  }
`;
