import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import type { Entry, PartLayout } from './parts.ts';

type EssayEntriesProps = { entries: readonly Entry[]; layout: PartLayout };

/** The entries of a part, in the layout that an editor chose. */
export function EssayEntries({ entries, layout }: EssayEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <List role="list" $layout={layout}>
      {entries.map(({ key, title, text, href }) => (
        <li key={key}>
          <h3>{href ? <SiteLink to={href}>{title}</SiteLink> : title}</h3> <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** Paragraphs that start with their title. */
const runIn = css`
  gap: ${theme.space[4]};

  h3,
  p {
    display: inline;
  }
  h3::after {
    content: ' – ';
    content: ' – ' / '';
  }
`;

/** Separated by a rule, with the title above. */
const setApart = css`
  gap: ${theme.space[4]};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: ${theme.border.hair} solid ${theme.color.ruleStrong};
`;

/** Two columns. */
const pairs = css`
  gap: ${theme.space[6]} ${theme.space[8]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One title per line. */
const lines = css`
  gap: ${theme.space[3]};

  @media (width >= ${theme.width.medium}) {
    li {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: ${theme.space[6]};
      align-items: baseline;
    }
  }
`;

const looks: Record<PartLayout, ReturnType<typeof css>> = {
  column: runIn,
  split: setApart,
  cards: pairs,
  list: lines,
};

const List = styled.ul<{ $layout: PartLayout }>`
  display: grid;

  h3 {
    font: inherit;
    letter-spacing: 0;
  }
  p {
    color: ${theme.color.inkSoft};
  }
  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
  ${({ $layout }) => looks[$layout]}
`;
