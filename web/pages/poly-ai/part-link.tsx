import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { withTooltip } from '../../ui/tooltip-attribute.ts';
import type { Part } from './building-parts.ts';
import { PillarDrawing } from './pillar-drawing.tsx';

/**
 * A part of the building that leads to its text. An ordinary anchor, not the router's: the browser then moves
 * the focus to the text as well, marks it as `:target`, and needs no script to do so.
 */
export function PartLink({ part }: { part: Part }) {
  return (
    <Anchor href={`#${part.id}`} {...withTooltip(part.role)}>
      {part.kind === 'pillar' && <PillarDrawing />}
      <span>{part.title}</span>
    </Anchor>
  );
}

const Anchor = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  color: inherit;
  text-decoration: none;

  > span {
    position: relative;
  }
  &:hover,
  &:focus-visible {
    z-index: 1;
    color: ${theme.color.accent};
  }
  &:hover svg,
  &:focus-visible svg {
    stroke-width: 2;
  }
  &:hover > span {
    text-decoration: underline;
  }
`;
