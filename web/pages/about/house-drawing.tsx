import { type SVGProps, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import house from './house.svg?no-inline';
import { type Piece, placesByPart } from './house-places.ts';
import type { PartName } from './parts.ts';

/*
 * The house's paths are in a separate SVG file, so that the document is small enough to arrive without another round trip. The
 * `use` elements are added by the browser only, since a browser loads the file of a `use` before it paints, even when it is
 * hidden. Colors and strokes are inherited from this component; `vector-effect` is not inherited, so the file sets it. Lines that
 * overlap are separate paths in the file, since crossings within one path would show as blots.
 */

// From top to bottom.
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
  /** The part to highlight in the accent color. */
  lit: PartName | undefined;
};

/** The whole house with the numbers of the page's parts. Decorative, since the list beside it has the same content. */
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
        const { x, y, hasLeader } = placesByPart[name].callout;
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

/** The detail of one part in the house, enlarged, with the part in the accent color. */
export function HouseDetail({ name }: { name: PartName }) {
  const { view, beside } = placesByPart[name];
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

/** Returns false on the server and during hydration; afterwards true, in a deferred render. */
function useDrawn(): boolean {
  return useDeferredValue(useHydrated());
}

type LinesProps = SVGProps<SVGUseElement> & { of: Piece | `${PartName}_leader` };

/** A piece of the house or the leader line of its number, in the colors and strokes of its parent. */
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
    /* In units of the drawing: 12 pixels where it is narrowest. The same holds for the sizes below. */
    font-size: 15px;
    font-weight: ${theme.weight.medium};
  }
  /* On a phone the house is small, but its numbers are not. */
  @container (width < ${theme.width.compact}) {
    stroke-width: 1;

    circle {
      r: 22px;
    }
    text {
      font-size: 28px;
    }
  }
  @container (width < 20rem) {
    circle {
      r: 23px;
    }
    text {
      font-size: 35px;
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
