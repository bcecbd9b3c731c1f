import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Part } from './building-parts.ts';

type NeighbourLinkProps = {
  part: Part;
  /** The position of the other part in the building. */
  direction: 'above' | 'below';
};

/** A link to the text of the part above or below. */
export function NeighbourLink({ part, direction }: NeighbourLinkProps) {
  return (
    <Anchor href={`#${part.id}`}>
      <span aria-hidden>{direction === 'above' ? '↑' : '↓'}</span>
      {part.title}
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
`;

/** Highlights the text that a link targets. */
export const targetMark = css`
  &:is(:target, :focus-visible) {
    box-shadow: inset 0 ${theme.space[1]} ${theme.color.accent};
  }
`;
