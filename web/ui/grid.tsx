import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type GridProps = {
  $gap?: keyof typeof theme.space;
};

type BesideProps = {
  /** The number of columns, of twelve on a wide page, that the first part takes; the second takes the rest. */
  $first: 4 | 5;
  /** The gap when they are stacked. */
  $gap: keyof typeof theme.space;
};

/** Two parts, stacked, or side by side on a wide page. */
export const Beside = styled.div<BesideProps>`
  display: grid;
  gap: ${({ $gap }) => theme.space[$gap]} ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, ${({ $first }) => $first}fr) minmax(0, ${({ $first }) => 12 - $first}fr);
  }
`;

/** One, two or three columns; a last item that would be alone in its row of two has all of it. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 6 }) => theme.space[$gap]};

  @media (${theme.width.medium} <= width < ${theme.width.wide}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

type FilledGridProps = {
  /** The number of items. */
  $count: number;
  $gap?: keyof typeof theme.space;
};

/** At most four columns, with as few as give rows of almost equal length: no card is alone in its row. */
export const FilledGrid = styled.div<FilledGridProps>`
  display: grid;
  gap: ${({ $gap = 6 }) => theme.space[$gap]};
  grid-template-columns: ${({ $count }) => ($count === 1 ? `minmax(0, ${theme.size.cardLarge})` : 'minmax(0, 1fr)')};

  @media (width >= ${theme.width.compact}) {
    ${({ $count }) => $count % 2 === 0 && writeColumns(2)}
  }
  @media (width >= ${theme.width.medium}) {
    ${({ $count }) => $count > 1 && writeColumns(countColumns($count, 3))}
  }
  @media (width >= ${theme.width.wide}) {
    ${({ $count }) => $count > 1 && writeColumns(countColumns($count, 4))}
  }
`;

function writeColumns(count: number): string {
  return `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
}

/** Returns the number of columns for `count` cards in as few rows as `most` columns allow: 3 for 5 cards, not 4. */
export function countColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
