import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { block, pointedAt } from './block.ts';
import type { Part } from './building-parts.ts';
import { PartLink } from './part-link.tsx';

type StonesProps = {
  parts: readonly Part[];
  /** The accessible name of the list. */
  label: string;
};

/** A row of stones: one row on a wide page, aligned with the pillars; on a narrow one several rows with staggered joints. */
export function Stones({ parts, label }: StonesProps) {
  if (parts.length === 0) return null;
  return (
    <Course role="list" aria-label={label || undefined}>
      {parts.map((part) => (
        <li key={part.id}>
          <PartLink part={part} />
        </li>
      ))}
    </Course>
  );
}

/** The full page width, at which a tenth of it fits the longest word of a stone on one line. */
const ONE_ROW_WIDTH = '80rem';

const Course = styled.ol`
  display: flex;
  flex-wrap: wrap;

  li {
    min-width: 0;
    flex: 1 1 56%;
  }
  li:nth-child(4n + 2),
  li:nth-child(4n + 3) {
    flex-basis: 36%;
  }
  a {
    ${block}
    min-height: 3.25rem;
    padding: ${theme.space[2]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-wrap: balance;
    hyphens: auto;
  }
  a:hover::before,
  a:focus-visible::before {
    ${pointedAt}
  }
  @container building (width >= ${theme.width.compact}) {
    li:nth-child(n) {
      flex-basis: calc(20% - ${theme.space[2]});
    }
    li:nth-child(10n + 6) {
      flex-basis: calc(18% - ${theme.space[2]});
    }
    li:nth-child(10n + 10) {
      flex-basis: calc(22% - ${theme.space[2]});
    }
    a {
      font-size: ${theme.text.caption};
    }
  }
  @container building (width >= ${ONE_ROW_WIDTH}) {
    li:nth-child(n) {
      flex-basis: calc(10% - ${theme.space[2]});
    }
    a {
      min-height: 5rem;
    }
  }
`;
