import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { WorkContent } from './work-content.ts';
import { Flag, Source } from './work-marks.ts';

type WorkFiguresProps = {
  figures: Extract<WorkContent['parts'][number], { _type: 'workFigures' }>['figures'];
  /** The mark of a figure that needs a decision. */
  flag: string | null | undefined;
};

/** A few numbers, each beside what it counts and where it comes from. */
export function WorkFigures({ figures, flag }: WorkFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ _key, value, label, source, isFlagged }) => (
        <div key={_key}>
          <dt>
            {label} {isFlagged && flag && <Flag>{flag}</Flag>}
            {source && <Source>{source}</Source>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(5.5rem, 28%) minmax(0, 1fr);
    align-items: baseline;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
  dd {
    order: -1;
    font-family: ${theme.font.display};
    font-size: ${theme.text.subhead};
    font-variant-numeric: lining-nums;
    line-height: ${theme.leading.tight};
  }
  dt {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }
`;
