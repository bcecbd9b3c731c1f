import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type GridProps = {
  /** As many columns as fit at this least width; one column when not even one fits. */
  $least?: 'cardSmall' | 'cardMedium' | 'cardLarge';
  $gap?: keyof typeof theme.space;
};

type BesideProps = {
  /** How many of the twelve columns of a wide page the first part takes; the second takes the others. */
  $first: 4 | 5;
  /** Between them where they stand under one another. */
  $gap: keyof typeof theme.space;
};

/** Two parts, under one another and on a wide page beside each other. */
export const Beside = styled.div<BesideProps>`
  display: grid;
  gap: ${({ $gap }) => theme.space[$gap]} ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, ${({ $first }) => $first}fr) minmax(0, ${({ $first }) => 12 - $first}fr);
  }
`;

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $least = 'cardMedium' }) => theme.size[$least]}), 1fr)
  );
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
`;
