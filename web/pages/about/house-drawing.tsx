import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/line-drawing.ts';
import { around, outlines, type Piece } from './house-geometry.ts';
import type { PartName } from './parts.ts';

// The order of the record would be as good; this one is from top to bottom, as a pen would go.
const names: readonly PartName[] = [
  'missionIq',
  'keyFeatures',
  'agents',
  'orchestration',
  'pillars',
  'solution',
  'governanceModule',
  'dataIntegrationInterface',
  'genesis',
  'marketImpact',
];

type Callout = { name: PartName; number: number };

type HouseDrawingProps = {
  callouts: readonly Callout[];
  /** The part to draw in the accent. */
  lit: PartName | undefined;
};

/**
 * The whole house, with the number of every part that the page tells of. The list beside it says the same. It is
 * there once on a page: its parts have ids, by which every `HouseDetail` draws them again.
 */
export function HouseDrawing({ callouts, lit }: HouseDrawingProps) {
  return (
    <Sheet viewBox="8 10 716 446" aria-hidden>
      <Lines of="shell" />
      <Faint>
        <Lines of="earth" />
      </Faint>
      {names.map((name) => (
        // What is lit stands around what has the id: a detail that refers to that stays as it is.
        <g key={name} data-lit={name === lit}>
          <Lines of={name} />
        </g>
      ))}
      {callouts.map(({ name, number }) => {
        const { x, y, leader } = around[name].callout;
        return (
          <g key={number} data-callout>
            {leader && <Stroke data-accent="true" d={leader} />}
            <circle data-accent="true" cx={x} cy={y} r="13" />
            <text x={x} y={y} dy="0.36em" textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

/** The place of one part in the page's `HouseDrawing`, drawn large, the part itself in the accent. */
export function HouseDetail({ name }: { name: PartName }) {
  const { view, beside } = around[name];
  return (
    <Detail viewBox={view} aria-hidden>
      <Faint>
        {beside.map((piece) => (
          <use key={piece} href={`#${idOf(piece)}`} />
        ))}
      </Faint>
      <use data-accent="true" href={`#${idOf(name)}`} />
    </Detail>
  );
}

function Lines({ of: piece }: { of: Piece }) {
  return (
    <g id={idOf(piece)}>
      {outlines[piece].map((line) => (
        <Stroke key={line} d={line} />
      ))}
    </g>
  );
}

/** Ids that are made of headings have no underscore. */
function idOf(piece: Piece): string {
  return `house_${piece}`;
}

/** One pen for both sizes. Said of the line itself: what a rule says of a drawing's lines need not hold where they are used again. */
const Stroke = styled.path`
  vector-effect: non-scaling-stroke;
`;

const Sheet = styled(LineDrawing)`
  stroke-width: 1.5;

  [data-lit='true'] {
    stroke: ${theme.color.accent};
  }
  circle {
    fill: ${theme.color.paper};
  }
  text {
    fill: ${theme.color.accent};
    stroke: none;
    font-family: ${theme.font.text};
    font-size: 14px;
    font-weight: ${theme.weight.medium};
  }
  /* On a phone the house is small, and its numbers are not. */
  @container (width < ${theme.width.compact}) {
    stroke-width: 1;

    circle {
      r: 21px;
    }
    text {
      font-size: 25px;
    }
  }
`;

const Detail = styled(LineDrawing)`
  aspect-ratio: 1;
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.paperRaised};
  stroke-width: 1.5;

  [data-accent] {
    stroke-width: 2;
  }
`;

const Faint = styled.g`
  stroke: ${theme.color.ruleStrong};
  opacity: 0.55;
`;
