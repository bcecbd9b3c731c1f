import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { BuildingColumn } from './building-parts.ts';
import { PillarEntry } from './pillar-entry.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';
import { Stones } from './stone-text.tsx';

type PillarEntriesProps = {
  heading: string;
  pillars: PolyAiContent['pillars'];
  labels: PolyAiContent['labels'];
  columns: readonly BuildingColumn[];
};

/** The pillars' texts, each with those of the foundation and the capstone of the same position. */
export function PillarEntries({ heading, pillars, labels, columns }: PillarEntriesProps) {
  return (
    <Section labelledBy="pillars-heading">
      <Reveal>
        <SectionOpening id="pillars-heading" heading={heading}>
          <StatusLine />
        </SectionOpening>
      </Reveal>
      <Entries role="list">
        {columns.map((column, index) => {
          const pillar = pillars[index];
          return (
            <li key={pillar?._id ?? index}>
              {pillar && column.pillar ? (
                <PillarEntry pillar={pillar} part={column.pillar} column={column} labels={labels} />
              ) : (
                <Stones column={column} labels={labels} />
              )}
            </li>
          );
        })}
      </Entries>
    </Section>
  );
}

const Entries = styled.ol`
  display: grid;
  margin-top: ${theme.space[12]};
  border-bottom: ${theme.border.hair} solid ${theme.color.ink};
`;
