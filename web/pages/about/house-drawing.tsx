import { type SVGProps, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/line-drawing.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import house from './house.svg?no-inline';
import { around, type Piece } from './house-places.ts';
import type { PartName } from './parts.ts';

/*
 * The lines of the house are a file: words come first, and a page that is no longer than a connection sends at once is there
 * a journey sooner. Nor does a document draw them: browsers ask for the file of a `use` before they paint, also where it is hidden.
 * What the lines inherit, colours and strokes, is said here; what they do not, one pen for both sizes, the file
 * says of each. Lines that lie on one another, such as the notes on the frieze, are paths of their own there: in one path, where
 * they cross would be a blot.
 */

// The order of the file would be as good; this one is from top to bottom, as a pen would go.
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

/** The whole house, with the number of every part that the page tells of. The list beside it says the same. */
export function HouseDrawing({ callouts, lit }: HouseDrawingProps) {
  const isDrawn = useDrawn();
  return (
    <Sheet viewBox="8 10 716 446" aria-hidden>
      {isDrawn && <House callouts={callouts} lit={lit} />}
    </Sheet>
  );
}

function House({ callouts, lit }: HouseDrawingProps) {
  return (
    <>
      <Lines of="shell" />
      <Faint>
        <Lines of="earth" />
      </Faint>
      {names.map((name) => (
        <Lines key={name} of={name} data-lit={name === lit || undefined} />
      ))}
      {callouts.map(({ name, number }) => {
        const { x, y, hasLeader } = around[name].callout;
        return (
          <g key={number}>
            {hasLeader && <Lines of={`${name}_leader`} data-accent />}
            <circle data-accent cx={x} cy={y} r="13" />
            <text x={x} y={y} dy="0.36em">
              {number}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The place of one part in the page's `HouseDrawing`, drawn large, the part itself in the accent. */
export function HouseDetail({ name }: { name: PartName }) {
  const { view, beside } = around[name];
  const isDrawn = useDrawn();
  return (
    <Detail viewBox={view} aria-hidden>
      {isDrawn && (
        <>
          <Faint>
            {beside.map((piece) => (
              <Lines key={piece} of={piece} />
            ))}
          </Faint>
          <Lines of={name} data-accent />
        </>
      )}
    </Detail>
  );
}

/** False in a document; in the browser true, once taking over what the document has leaves time for it. */
function useDrawn(): boolean {
  return useDeferredValue(useHydrated());
}

type LinesProps = SVGProps<SVGUseElement> & { of: Piece | `${PartName}_leader` };

/** A piece of the house, or what leads to its number, in the colours and strokes of where it is drawn. */
function Lines({ of: piece, ...rest }: LinesProps) {
  return <use href={`${house}#${piece}`} {...rest} />;
}

const Sheet = styled(LineDrawing)`
  stroke-width: 1.5;

  [data-lit] {
    stroke: ${theme.color.accent};
  }
  circle {
    fill: ${theme.color.paper};
  }
  text {
    fill: ${theme.color.accent};
    stroke: none;
    text-anchor: middle;
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
