import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { findDrawnRegion, getOutlineId } from './drawn-region.ts';
import type { Region } from './global-impact-query.ts';
import { worldMapRegions, worldMapSize } from './world-map-paths.ts';

const [WIDTH, HEIGHT] = worldMapSize;

type WorldMapProps = {
  regions: readonly Region[];
  /** The id of the region to highlight. */
  active: string | undefined;
  /** Called with a region's id on hover or focus, and with undefined when it ends. */
  onPoint: (id: string | undefined) => void;
};

/** A world map of six regions; each region in the content is a link to its card. */
export function WorldMap({ regions, active, onPoint }: WorldMapProps) {
  const hatching = useId();
  const known = regions.flatMap((region, index) => {
    const drawn = findDrawnRegion(region);
    return drawn ? [{ region, drawn, number: index + 1 }] : [];
  });
  const marked = known.filter(({ region }) => region.mapNote);
  return (
    <div>
      <Sheet>
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          <pattern id={hatching} width={WIDTH} height="4" patternUnits="userSpaceOnUse">
            <path d={`M0 2 H${WIDTH}`} />
          </pattern>
          {worldMapRegions.map((drawn) => {
            const region = known.find((candidate) => candidate.drawn === drawn)?.region;
            // Styles are set on the parent, since the region's card reuses the path with other styles.
            const land = (
              <Land fill={`url(#${hatching})`}>
                <path id={getOutlineId(drawn)} d={drawn.outline} vectorEffect="non-scaling-stroke" />
              </Land>
            );
            if (!region) return <g key={drawn.name}>{land}</g>;
            return (
              // The pin is the link for keyboard and screen readers; the land is a link for the pointer only.
              <a
                key={drawn.name}
                href={`#${region._id}`}
                tabIndex={-1}
                data-active={region._id === active}
                onPointerEnter={() => onPoint(region._id)}
                onPointerLeave={() => onPoint(undefined)}
              >
                {land}
              </a>
            );
          })}
        </Drawing>
        {known.length > 0 && (
          <Pins role="list">
            {known.map(({ region, drawn, number }) => (
              <Pin key={region._id} data-region={drawn.name} data-marked={region.mapNote ? true : undefined}>
                <a
                  href={`#${region._id}`}
                  data-active={region._id === active}
                  onPointerEnter={() => onPoint(region._id)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(region._id)}
                  onBlur={() => onPoint(undefined)}
                  {...withTooltip(region.name)}
                >
                  <span>{number}</span> <span>{region.name}</span>
                </a>
              </Pin>
            ))}
          </Pins>
        )}
      </Sheet>
      {marked.length > 0 && (
        <Marks role="list">
          {marked.map(({ region }) => (
            <li key={region._id}>
              {region.mapNote}: {region.name}
            </li>
          ))}
        </Marks>
      )}
    </div>
  );
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

const Sheet = styled.div`
  position: relative;
  container-type: inline-size;
`;

const Drawing = styled(LineDrawing)`
  pattern path {
    stroke: ${theme.color.ruleStrong};
    stroke-width: 0.7;
  }
`;

const Land = styled.g`
  stroke: ${theme.color.ink};
  stroke-width: 0.75;
  transition-property: fill, stroke;
  transition-duration: ${theme.duration.quick};

  [data-active='true'] > & {
    fill: ${theme.color.accent};
    stroke: ${theme.color.accent};
  }
`;

/**
 * Positions of the regions' pins. In the stylesheet, since the content security policy would need a hash for each style
 * attribute.
 */
const places = worldMapRegions
  .map(
    ({ name, label: [x, y] }) =>
      `> [data-region='${name}'] { left: ${formatPercent(x / WIDTH)}; top: ${formatPercent(y / HEIGHT)}; }`,
  )
  .join('\n');

const Pins = styled.ul`
  font-family: ${theme.font.display};
  line-height: ${theme.leading.snug};
  white-space: nowrap;
  ${places}
`;

/** A number on a small map, a name on a large one. */
const Pin = styled.li`
  position: absolute;
  translate: -50% -50%;

  a {
    position: relative;
    display: grid;
    place-items: center;
    min-width: ${theme.size.target};
    min-height: ${theme.size.target};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  span {
    grid-area: 1 / 1;
    min-width: 1.5em;
    /* Keeps a name at the edge of the map on one line if possible. */
    max-width: 10rem;
    overflow-wrap: break-word;
    padding: 0 ${theme.space[2]};
    text-align: center;
    background: ${theme.color.paperRaised};
    border-radius: ${theme.radius.round};
  }
  &[data-marked] > a > span {
    box-shadow: 0 0 0 ${theme.border.rule} ${theme.color.accent};
  }
  a[data-active='true'] > span {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  /* Visually hidden, but read together with the number. Clipped to its pin, so that a long name does not widen the page. */
  span + span {
    position: absolute;
    inset: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @container (width >= ${theme.width.compact}) {
    span + span {
      position: static;
      overflow: visible;
      clip-path: none;
    }
    span:first-child {
      visibility: hidden;
    }
  }
`;

/** The legend of the rings around pins. */
const Marks = styled.ul`
  padding-top: ${theme.space[4]};
  font-size: ${theme.text.small};

  li::before {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: ${theme.space[2]};
    border: ${theme.border.rule} solid ${theme.color.accent};
    border-radius: ${theme.radius.round};
    content: '';
  }
`;
