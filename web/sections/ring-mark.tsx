import { styled } from 'styled-components';
import { getVisibleText } from '../../content/visible-text.ts';
import { theme } from '../theme/theme.ts';
import { getInitial } from '../ui/drawings/get-initial.ts';
import { LineDrawing } from '../ui/drawings/line-drawing.ts';
import { computeRingPoints, fitsRing, listChords, type Point } from './ring-geometry.ts';

const RADIUS = 80;
const ORIGIN: Point = { x: 0, y: 0 };

type RingMarkProps = {
  /** The names on the ring, clockwise from the top. */
  names: readonly string[];
  /** The indexes of the agents that work together, each connected with all the others. */
  joined: readonly number[];
};

/** The ring of agents as a decorative drawing beside a text with the same meaning. Not rendered for too many agents. */
export function RingMark({ names, joined }: RingMarkProps) {
  if (!fitsRing(names.length)) return null;
  const points = computeRingPoints(names.length, RADIUS);
  const getPoint = (index: number) => points[index] ?? ORIGIN;
  return (
    <Drawing viewBox="-100 -100 200 200" aria-hidden>
      <Ring r={RADIUS} />
      {listChords(joined).map(([from, to]) => (
        <line
          key={`${from}-${to}`}
          data-accent="true"
          x1={getPoint(from).x}
          y1={getPoint(from).y}
          x2={getPoint(to).x}
          y2={getPoint(to).y}
        />
      ))}
      {points.map(({ x, y }, index) =>
        joined.includes(index) ? (
          <Joined key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="15" />
            <text dy="0.35em" textAnchor="middle">
              {getInitial(names[index] ?? '')}
            </text>
          </Joined>
        ) : (
          <Apart key={`${x} ${y}`} cx={x} cy={y} r="4" />
        ),
      )}
    </Drawing>
  );
}

/** Returns the indexes of the names that a text mentions as whole words, in the order of `names`. */
export function findMentionedNames(text: string, names: readonly string[]): number[] {
  return names.flatMap((name, index) => (mentions(text, getVisibleText(name)) ? [index] : []));
}

function mentions(text: string, name: string): boolean {
  if (name === '') return false;
  const letters = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u').test(text);
}

const Drawing = styled(LineDrawing)`
  stroke-width: 1.5;
`;

const Ring = styled.circle`
  stroke: ${theme.color.ruleStrong};
`;

/** The initial, in the style of the drawn portraits. */
const Joined = styled.g`
  circle {
    fill: ${theme.color.accent};
    stroke: none;
  }
  text {
    fill: ${theme.color.onAccent};
    stroke: none;
    font-family: ${theme.font.display};
    font-size: 17px;
  }
`;

const Apart = styled.circle`
  fill: ${theme.color.ruleStrong};
  stroke: none;
`;
