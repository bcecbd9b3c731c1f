import { use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { Eyebrow } from '../../ui/text/heading.tsx';
import type { LegalContent } from './legal-query.ts';
import { formatShortDate } from './short-date.ts';

type ChangesProps = { heading: string | null | undefined; changes: LegalContent['changes'] };

/** What changed on the page, and since when. */
export function Changes({ heading, changes }: ChangesProps) {
  const language = use(Language);
  if (changes.length === 0) return null;
  return (
    <List>
      {heading && <Eyebrow>{heading}</Eyebrow>}
      <dl>
        {changes.map(({ _key, date, text }) => (
          <div key={_key}>
            <dt>{date && <time dateTime={date}>{formatShortDate(date, language)}</time>}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-width: ${theme.size.measure};
  padding-top: ${theme.space[4]};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};

  /* Above the text, which leaves a margin for the numbers of its sections. */
  @media screen and (width >= ${theme.width.wide}) {
    grid-column: 2;
    margin-inline-start: ${theme.space[12]};
    padding-top: 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: ${theme.space[24]} minmax(0, 1fr);
    gap: ${theme.space[2]};
    padding-block: ${theme.space[2]};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
  dt {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
