import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type GridProps = {
  /** As many columns as fit at this least width; one column when not even one fits. */
  $least?: 'cardSmall' | 'cardMedium' | 'cardLarge';
  $gap?: keyof typeof theme.space;
};

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $least = 'cardMedium' }) => theme.size[$least]}), 1fr)
  );
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
`;
