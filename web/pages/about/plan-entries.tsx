import { css, styled } from 'styled-components';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Rail } from '../../ui/text/rail.tsx';
import type { Entry, PartLayout } from './parts.ts';

type PlanEntriesProps = {
  entries: readonly Entry[];
  layout: PartLayout;
};

/** The entries of a part: side notes, rooms with shared walls, or a schedule. */
export function PlanEntries({ entries, layout }: PlanEntriesProps) {
  const items = entries.map((entry) => (
    <li
      key={entry.key}
      data-door={entry.href !== undefined || undefined}
      data-portrait={(layout === 'cards' && entry.portrait !== undefined) || undefined}
    >
      {layout === 'cards' && entry.portrait !== undefined && (
        <Portrait>
          <AgentImage name={entry.title} {...entry.portrait} size="avatar" />
        </Portrait>
      )}
      <h3>{entry.href ? <SiteLink to={entry.href}>{entry.title}</SiteLink> : entry.title}</h3>
      <p>{entry.text}</p>
    </li>
  ));
  return canScroll(entries, layout) ? (
    <Row list="ol" $layout={layout}>
      {items}
    </Row>
  ) : (
    <Column role="list" $layout={layout}>
      {items}
    </Column>
  );
}

/** Minimum number of texts for a horizontally scrolling row on a phone; fewer are easier to read as a column. */
const MIN_SCROLLING_ENTRIES = 6;

/** Whether a phone shows the entries in a scrolling row: independent texts, not a list for looking up agents. */
function canScroll(entries: readonly Entry[], layout: PartLayout): boolean {
  const isLong = entries.length >= MIN_SCROLLING_ENTRIES;
  return layout !== 'list' && isLong && entries.every(({ portrait }) => portrait === undefined);
}

/** Small, below the text, in as many columns as fit. */
const notes = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};

  /* Three or four entries would otherwise leave one alone in the last row. */
  @media (width >= ${theme.width.medium}) {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }
  li {
    padding-top: ${theme.space[3]};
    border-top: ${theme.border.hair} solid ${theme.color.ink};
    font-size: ${theme.text.small};
  }
`;

/** In one column beside the text. */
const sideNotes = css`
  li {
    align-content: start;
    padding-block: ${theme.space[4]};
    border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};
  }
`;

/** Rooms with shared walls; entries with a link have a door. */
const rooms = css`
  @media (width >= ${theme.width.medium}) {
    padding: 0 ${theme.border.rule} ${theme.border.rule} 0;
  }

  /* Two columns on a phone too. */
  grid-template-columns: repeat(2, minmax(0, 1fr));

  @container (width >= ${theme.width.compact}) {
    li[data-portrait] {
      grid-template: 'portrait title' auto 'portrait text' 1fr / auto minmax(0, 1fr);
    }
  }
  @container (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    position: relative;
    align-content: start;
    margin: 0 calc(-1 * ${theme.border.rule}) calc(-1 * ${theme.border.rule}) 0;
    padding: clamp(${theme.space[4]}, 2.5cqi, ${theme.space[6]});
    border: ${theme.border.rule} solid ${theme.color.ink};
  }
  li[data-door] {
    padding-bottom: ${theme.space[12]};
  }
  @container (width < ${theme.width.compact}) {
    li[data-portrait] {
      row-gap: 0;
      padding-bottom: ${theme.space[8]};
      line-height: ${theme.leading.snug};
    }
  }
  /* Above the walls of the following rooms. */
  li[data-door]::after {
    z-index: 1;
    position: absolute;
    right: ${theme.space[6]};
    bottom: calc(-1 * ${theme.border.rule});
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    border: ${theme.border.hair} solid ${theme.color.ruleStrong};
    border-bottom: ${theme.border.rule} solid ${theme.color.paperSunken};
    border-left: ${theme.border.rule} solid ${theme.color.accent};
    border-top-right-radius: 100%;
    content: '';
  }
`;

/** A table like the door and window schedules of architectural drawings. */
const schedule = css`
  border-top: ${theme.border.rule} solid ${theme.color.ink};

  li {
    padding-block: ${theme.space[1]};
    border-bottom: ${theme.border.hair} solid ${theme.color.rule};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: baseline;
  }
`;

const looks: Record<PartLayout, ReturnType<typeof css>> = {
  column: notes,
  split: sideNotes,
  cards: rooms,
  list: schedule,
};

const entryStyle = css<{ $layout: PartLayout }>`
  li {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[4]};
    align-content: start;
  }
  h3 {
    font-size: ${theme.text.title};
  }
  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: inherit;
    text-decoration-color: ${theme.color.accent};
  }
  p {
    color: ${theme.color.inkSoft};
  }
  ${({ $layout }) => looks[$layout]}
`;

const Column = styled.ol<{ $layout: PartLayout }>`
  display: grid;
  ${entryStyle}
`;

const Row = styled(Rail)<{ $layout: PartLayout }>`
  @media (width < ${theme.width.medium}) {
    column-gap: ${theme.space[6]};
  }
  @media (width >= ${theme.width.medium}) {
    display: grid;
  }
  ${entryStyle}
`;

const Portrait = styled.div`
  @container (width >= ${theme.width.compact}) {
    grid-row: 1 / 3;
  }
  width: ${theme.size.mark};
`;
