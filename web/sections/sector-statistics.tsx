import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { SectionOpening } from '../ui/section-opening.tsx';
import { Stack } from '../ui/stack.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { SectorChart } from './sector-chart.tsx';
import type { SectorStatistic } from './sector-statistic.ts';
import { SectorTable } from './sector-table.tsx';

type SectorStatisticsProps = {
  statistics: readonly SectorStatistic[];
  heading?: string | null | undefined;
  /** An empty line begins a new paragraph. */
  intro?: string | null | undefined;
  tone?: 'paper' | 'sunken';
};

const HEADING_ID = 'sector-statistics-heading';
/** Names the section for those who listen when an editor gave it no heading. */
const UNTITLED = 'The sector in numbers';

/** The numbers of the sector as charts, each with its source, and the same as a table to unfold. */
export function SectorStatistics({ statistics, heading, intro, tone = 'sunken' }: SectorStatisticsProps) {
  if (statistics.length === 0) return null;
  return (
    <Section labelledBy={HEADING_ID} tone={tone}>
      <Stack $gap={12}>
        {heading ? (
          <Reveal>
            <SectionOpening id={HEADING_ID} heading={heading} intro={intro} />
          </Reveal>
        ) : (
          <VisuallyHidden as="h2" id={HEADING_ID}>
            {UNTITLED}
          </VisuallyHidden>
        )}
        <SectorChart statistics={statistics} />
        <details>
          <Summary>Read the numbers as a table</Summary>
          <SectorTable statistics={statistics} caption={heading || UNTITLED} />
        </details>
      </Stack>
    </Section>
  );
}

const Summary = styled.summary`
  width: fit-content;
  min-height: ${theme.size.target};
  padding-block: ${theme.space[2]};
  color: ${theme.color.accent};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &:hover {
    color: ${theme.color.accentStrong};
  }
  [open] > & {
    margin-bottom: ${theme.space[4]};
  }
`;
