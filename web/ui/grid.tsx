import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type GridProps = {
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

/** As many columns as fit; one column when not even one fits. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.size.cardMedium}), 1fr));
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
`;

type FilledGridProps = {
  /** How many stand in it. */
  $count: number;
  $gap?: keyof typeof theme.space;
};

/** At most four columns, and as few as make rows of almost one length: no card stands alone beside empty columns. */
export const FilledGrid = styled.div<FilledGridProps>`
  display: grid;
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
  grid-template-columns: ${({ $count }) => ($count === 1 ? `minmax(0, ${theme.size.cardLarge})` : 'minmax(0, 1fr)')};

  @media (width >= ${theme.width.compact}) {
    ${({ $count }) => $count % 2 === 0 && columns(2)}
  }
  @media (width >= ${theme.width.medium}) {
    ${({ $count }) => $count > 1 && columns(columnsFor($count, 3))}
  }
  @media (width >= ${theme.width.wide}) {
    ${({ $count }) => $count > 1 && columns(columnsFor($count, 4))}
  }
`;

function columns(count: number): string {
  return `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
}

/** The columns of `count` cards in as few rows as `most` columns allow: 3 for 5 cards, not 4 and one alone. */
export function columnsFor(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
