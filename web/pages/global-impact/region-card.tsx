import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { type DrawnRegion, findDrawnRegion, getOutlineId } from './drawn-region.ts';
import type { Region } from './global-impact-query.ts';

type RegionCardProps = {
  region: Region;
  /** The position among the regions, from 1; a small map shows this number. */
  number: number;
  /** The heading level. */
  level: 'h2' | 'h3';
  isActive: boolean;
  /** Whether the drawn map is on the page. */
  hasMap: boolean;
  /** Called with the region's id on hover, and with undefined when it ends. */
  onPoint: (id: string | undefined) => void;
};

/** The text of a region, which its link on the map targets. */
export function RegionCard({ region, number, level, isActive, hasMap, onPoint }: RegionCardProps) {
  const drawn = findDrawnRegion(region);
  return (
    <li>
      <Reveal>
        <Card
          id={region._id}
          tabIndex={-1}
          data-active={isActive}
          onPointerEnter={() => onPoint(region._id)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <Top>
            <Place>{number}</Place>
            <Heading as={level} $size="title">
              {region.name}
            </Heading>
            {drawn && <RegionMark drawn={drawn} hasMap={hasMap} />}
          </Top>
          {region.mapNote && <Eyebrow>{region.mapNote}</Eyebrow>}
          <Paragraphs text={region.description ?? ''} />
          {region.claims.length > 0 && (
            <Claims role="list">
              {[...new Set(region.claims)].map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </Claims>
          )}
        </Card>
      </Reveal>
    </li>
  );
}

/** The region's outline. Refers to the map's path if there is one, since a path is some kilobytes. */
function RegionMark({ drawn, hasMap }: { drawn: DrawnRegion; hasMap: boolean }) {
  return (
    <Mark viewBox={drawn.box.join(' ')} aria-hidden>
      {hasMap ? (
        <use href={`#${getOutlineId(drawn)}`} />
      ) : (
        <path d={drawn.outline} vectorEffect="non-scaling-stroke" />
      )}
    </Mark>
  );
}

const lit = css`
  border-color: ${theme.color.accent};
  box-shadow: inset 0 0 0 ${theme.border.hair} ${theme.color.accent};
`;

const Card = styled.div`
  display: grid;
  align-content: start;
  height: 100%;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.medium};
  box-shadow: inset 0 0 0 0 ${theme.color.accent};
  transition-property: border-color, box-shadow;
  transition-duration: ${theme.duration.quick};

  &[data-active='true'] {
    ${lit}
  }
  &:focus {
    ${lit}
  }
  @media (scripting: none) {
    &:target {
      ${lit}
    }
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) clamp(${theme.space[12]}, 14vw, ${theme.space[24]});
  gap: ${theme.space[3]};
  align-items: center;
`;

const Place = styled.span`
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};
`;

/** Outlined instead of filled: at this size a filled coastline has no recognizable shape. */
const Mark = styled(LineDrawing)`
  height: ${theme.space[16]};
  fill: ${theme.color.accentWash};
  stroke: ${theme.color.ruleStrong};
  stroke-width: 0.75;

  [data-active='true'] & {
    fill: ${theme.color.accentWash};
    stroke: ${theme.color.accent};
  }
`;

const Claims = styled.ul`
  font-size: ${theme.text.small};
  color: ${theme.color.inkSoft};

  li {
    padding-block: ${theme.space[2]};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
    line-height: ${theme.leading.snug};
  }
`;
