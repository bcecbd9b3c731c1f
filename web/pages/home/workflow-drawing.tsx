import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { tallFacade, wideFacade } from './facade-geometry.ts';
import { drawGable } from './facade-paths.ts';

/** From this container width on, people are across the shaft from the agents; below, under them. */
const twoSides = `@container (width >= ${theme.width.medium})`;

const columns = css`
  grid-template-columns: ${theme.space[12]} minmax(0, 1fr);
  column-gap: ${theme.space[3]};
  padding-inline: ${theme.space[2]} ${theme.space[4]};

  ${twoSides} {
    grid-template-columns: minmax(0, 7fr) ${theme.space[16]} minmax(0, 5fr);
    column-gap: ${theme.space[8]};
    padding-inline: ${theme.space[12]};
  }
`;

/** Draws the house around its floors. */
export const House = styled.div`
  container-type: inline-size;
`;

/** The roof in the proportions of the temple above. */
export function Roof() {
  return (
    <>
      <NarrowRoof viewBox={`0 0 ${tallFacade.width} ${tallFacade.roof.eaves}`} aria-hidden>
        <path d={drawGable(tallFacade, 0, 0)} />
        <path d={drawGable(tallFacade, 0, 0.1)} />
      </NarrowRoof>
      <WideRoof viewBox={`0 0 ${wideFacade.width} ${wideFacade.roof.eaves}`} aria-hidden>
        <path d={drawGable(wideFacade, 0, 0)} />
        <path d={drawGable(wideFacade, 0, 0.1)} />
      </WideRoof>
    </>
  );
}

const Gable = styled(LineDrawing)`
  fill: ${theme.color.paperRaised};
  stroke-linejoin: miter;

  path {
    stroke-width: 1.25px;
    vector-effect: non-scaling-stroke;
  }
`;

const NarrowRoof = styled(Gable)`
  display: block;

  ${twoSides} {
    display: none;
  }
`;

const WideRoof = styled(Gable)`
  display: none;

  ${twoSides} {
    display: block;
  }
`;

/** The floors between two walls. */
export const Floors = styled.div`
  position: relative;
  isolation: isolate;
  border: ${theme.border.hair} solid ${theme.color.ink};

  ${twoSides} {
    /* A wall has the width of a pillar. */
    &::before,
    &::after {
      position: absolute;
      inset-block: 0;
      width: ${theme.space[4]};
      background: ${theme.color.paperRaised};
      content: '';
    }
    &::before {
      left: 0;
      border-right: ${theme.border.hair} solid ${theme.color.ink};
    }
    &::after {
      right: 0;
      border-left: ${theme.border.hair} solid ${theme.color.ink};
    }
  }
`;

/** An explicit list: Safari drops the role of one without numbers. */
export const FloorList = styled.ol`
  list-style: none;
`;

/** A floor on a slab of two lines. */
export const Floor = styled.li`
  position: relative;
  display: grid;
  ${columns}
  row-gap: ${theme.space[6]};
  grid-template-areas: '. work' 'node approval';
  padding-block: ${theme.space[6]} ${theme.space[8]};

  &[data-paper] {
    grid-template-areas: 'node paper';
    padding-block: ${theme.space[6]} ${theme.space[8]};
  }
  &:not(:last-child)::after {
    position: absolute;
    inset: auto 0 0;
    height: ${theme.space[2]};
    border-block: ${theme.border.hair} solid ${theme.color.ink};
    border-bottom-width: 0;
    background: ${theme.color.paperRaised};
    content: '';
  }
  &:not(:last-child) {
    border-bottom: ${theme.border.hair} solid ${theme.color.ink};
  }
  ${twoSides} {
    grid-template-areas: 'work node approval';
    padding-block: ${theme.space[8]} ${theme.space[12]};

    &[data-paper] {
      grid-template-areas: '. node paper';
    }
  }
`;

/**
 * The shaft behind all floors, with the letter that moves down as the reader does. The drawn part of the line hangs from the letter
 * and is clipped above, so neither needs a script.
 */
export function Shaft() {
  return (
    <ShaftSpace aria-hidden>
      <Line>
        <Letter>
          <LineDrawing viewBox="0 0 48 48">
            <path d="M14 8h14l7 7v25H14zM28 8v7h7" />
            <path data-accent="" d="M19 22h11M19 28h11M19 34h6" />
          </LineDrawing>
        </Letter>
      </Line>
    </ShaftSpace>
  );
}

const ShaftSpace = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  ${columns}
  pointer-events: none;
`;

const Line = styled.div`
  position: relative;
  overflow: clip;

  &::before {
    position: absolute;
    inset: 0 auto 0 calc(50% - ${theme.border.rule} / 2);
    border-inline-start: ${theme.border.rule} solid ${theme.color.rule};
    content: '';
  }
  ${twoSides} {
    grid-column: 2;
  }
`;

const Letter = styled.div`
  position: sticky;
  /* About where people read. */
  top: 44vh;
  width: ${theme.space[12]};
  height: ${theme.space[12]};
  margin: ${theme.space[8]} auto;
  background: ${theme.color.paper};
  border: ${theme.border.rule} solid ${theme.color.accent};
  border-radius: 50%;
  color: ${theme.color.ink};

  &::before {
    position: absolute;
    bottom: 100%;
    left: calc(50% - ${theme.border.rule} / 2);
    height: 999rem;
    border-inline-start: ${theme.border.rule} solid ${theme.color.accent};
    content: '';
  }
  @media (prefers-reduced-motion: reduce), print {
    position: absolute;
    inset: auto 0 0;
  }
`;

/** A person's approval on the line: a stamp that appears when the letter has passed, where the browser can tie it to the scroll. */
export function Stamp() {
  return (
    <StampSpace aria-hidden>
      <LineDrawing viewBox="0 0 32 32">
        <Ring cx="16" cy="16" r="14" />
        <Approved>
          <circle cx="16" cy="16" r="15" />
          <path d="M9.5 16.5 L14 21 L22.5 11.5" />
        </Approved>
      </LineDrawing>
    </StampSpace>
  );
}

const StampSpace = styled.div`
  grid-area: node;
  place-self: center;
  position: relative;
  z-index: 2;
  width: ${theme.space[8]};
  line-height: 0;
`;

const Ring = styled.circle`
  fill: ${theme.color.paper};
  stroke: ${theme.color.ruleStrong};
`;

const approve = keyframes`
  from { opacity: 0; transform: scale(1.6); }
`;

const Approved = styled.g`
  transform-box: fill-box;
  transform-origin: center;

  circle {
    fill: ${theme.color.accent};
    stroke: none;
  }
  path {
    stroke: ${theme.color.onAccent};
    stroke-width: 3;
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${approve} linear both;
      animation-timeline: view(block 38% 50%);
      animation-range: cover 0% cover 60%;
    }
  }
`;
