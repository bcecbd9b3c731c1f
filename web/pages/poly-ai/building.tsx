import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { bandDeclarations, theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { whileOutOfView } from '../../ui/out-of-view.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { block, inTheEarth } from './block.ts';
import type { BuildingParts } from './building-parts.ts';
import { Colonnade } from './colonnade.tsx';
import { Stones } from './stones.tsx';

type BuildingProps = {
  parts: BuildingParts;
  /** The name of each row. */
  names: Record<keyof BuildingParts, string>;
  hint: string | null;
  /** Content below the foundations. */
  children?: ReactNode;
};

/**
 * The site's signature drawing: a building with capstones and pillars above the ground, and foundations on a dark band below.
 * Every part is a link to its text.
 */
export function Building({ parts, names, hint, children }: BuildingProps) {
  const hasParts = Object.values(parts).some((row) => row.length > 0);
  return (
    <>
      {hasParts && (
        <nav id={buildingId} aria-label={hint || undefined} tabIndex={-1}>
          <Container>
            <Reveal>
              <AboveGround parts={parts} names={names} hint={hint} />
            </Reveal>
          </Container>
          <Ground>
            <Container>
              <House>
                <Body>
                  <Stones parts={parts.foundations} label={names.foundations} />
                </Body>
              </House>
            </Container>
          </Ground>
        </nav>
      )}
      {children && (
        <Ground>
          <Container>{children}</Container>
        </Ground>
      )}
    </>
  );
}

function AboveGround({ parts, names, hint }: BuildingProps) {
  return (
    <House>
      {hint && <Hint>{hint}</Hint>}
      <Rising $delay={900}>
        <Roof />
      </Rising>
      <Body>
        <Rising $delay={600}>
          <Stones parts={parts.capstones} label={names.capstones} />
        </Rising>
        <Rising $delay={300}>
          <Slab />
          <Colonnade pillars={parts.pillars} label={names.pillars} />
        </Rising>
      </Body>
      <Step />
      <Step />
    </House>
  );
}

/** Id of the drawing, for the links back to it. */
export const buildingId = 'building';

const House = styled.div`
  container: building / inline-size;
  position: relative;
`;

const Hint = styled.p`
  padding-bottom: ${theme.space[8]};
  color: ${theme.color.inkSoft};

  /* There is space above the slope of a wide roof. */
  @container building (width >= ${theme.width.wide}) {
    position: absolute;
    max-width: 26%;
    padding: 0;
    line-height: ${theme.leading.snug};
  }
`;

/** Narrower than the eaves and the steps. */
const Body = styled.div`
  display: grid;
  padding-inline: 2%;
`;

const rise = keyframes`
  from { opacity: 0.01; transform: translateY(${theme.space[8]}); }
`;

/** The building rises from the ground when it comes into view. */
const Rising = styled.div<{ $delay: number }>`
  display: grid;
  animation: ${rise} ${theme.duration.reveal} ${theme.easing.out} ${({ $delay }) => $delay}ms backwards;

  ${whileOutOfView} {
    animation: none;
  }
`;

const Slab = styled.div`
  ${block}
  height: ${theme.space[3]};
`;

const Step = styled(Slab)`
  margin-inline: 1%;

  &:last-of-type {
    margin: 0;
  }
`;

const Ground = styled.div`
  ${bandDeclarations}
  ${inTheEarth}
`;

/** The logo's pediment with its light, as wide as the building. */
function Roof() {
  return (
    <Drawing viewBox="0 0 1000 112" aria-hidden>
      <path d="M0 100 L500 4 L1000 100 Z M80 90 L500 19 L920 90 Z M0 100 H1000 V112 H0 Z" />
      <Light cx="500" cy="65" r="15" />
    </Drawing>
  );
}

const Drawing = styled(LineDrawing)`
  fill: ${theme.color.paperRaised};
  stroke-width: 1.25;
  stroke-linejoin: miter;

  * {
    vector-effect: non-scaling-stroke;
  }
`;

const Light = styled.circle`
  fill: ${theme.color.accent};
  stroke: none;
`;
