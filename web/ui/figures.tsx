import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type FiguresProps = {
  /** `basis` is the base that a target is measured against. */
  figures: readonly { _key: string; value: string | null; label: string | null; basis?: string | null }[];
};

/**
 * Large numbers, each above its label. More than three are in one row on a wide page and in two on a medium one; a number that is
 * alone is beside its label.
 */
export function Figures({ figures }: FiguresProps) {
  const rows = figures.length > 3 ? 2 : 1;
  const List = figures.length === 1 ? Single : Several;
  return (
    <List $all={figures.length} $half={Math.ceil(figures.length / rows)}>
      {figures.map(({ _key, value, label, basis }) => (
        <Figure key={_key}>
          <dt>
            {label}
            {basis && <small>{basis}</small>}
          </dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </List>
  );
}

/** Minimum window width at which six numbers fit in one row, each on one line. */
const ONE_ROW_WIDTH = '78rem';

const Several = styled.dl<{ $all: number; $half: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};

  @media (width < ${theme.width.medium}) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(${({ $half }) => $half}, minmax(0, 1fr));
  }
  @media (width >= ${theme.width.medium}) and (width < ${ONE_ROW_WIDTH}) {
    /* The second row is one shorter than the first. */
    > :last-child:nth-child(odd):nth-child(n + 4) {
      grid-column: span 2;
    }
  }
  @media (width >= ${ONE_ROW_WIDTH}) {
    grid-template-columns: repeat(${({ $all }) => $all}, minmax(0, 1fr));

    /* Five or more columns are narrow: at full size '100%' would touch the next number. */
    > div > dd {
      font-size: ${({ $all }) => ($all > 4 ? `calc(${theme.text.numeral} * 0.8)` : theme.text.numeral)};
    }
  }
`;

/** The number is shown above its label, though the label comes first for screen readers. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};

  dt {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
  small {
    display: block;
    padding-top: ${theme.space[1]};
    font-size: inherit;
  }
  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.text.numeral};
    font-variant-numeric: lining-nums;
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.tight};
  }
`;

/** As wide as its words, so that the line above it does not cross an empty page. */
const Single = styled.dl<{ $all: number; $half: number }>`
  width: fit-content;
  max-width: 100%;

  > div {
    flex-flow: row-reverse wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
`;
