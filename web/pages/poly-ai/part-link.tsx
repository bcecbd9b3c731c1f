import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import type { Part } from './building-parts.ts';
import { PillarDrawing } from './pillar-drawing.tsx';

/**
 * A link from a part of the building to its text. Not a router link: native navigation moves the focus, updates `:target`, and
 * works without scripts.
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
