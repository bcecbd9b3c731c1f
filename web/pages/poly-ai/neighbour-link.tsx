import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Part } from './building-parts.ts';

type NeighbourLinkProps = {
  part: Part;
  /** Where in the building the other part lies. */
  direction: 'above' | 'below';
};

/** Leads from one part to the text of the part above or below it. */
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
