import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { BuildingParts } from './building-parts.ts';
import { PillarEntry } from './pillar-entry.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';

type PillarEntriesProps = {
  heading: string;
  pillars: PolyAiContent['pillars'];
  labels: PolyAiContent['labels'];
  parts: BuildingParts;
};

/** The pillars' texts, each with the foundation and the capstone of the same position. */
export function PillarEntries({ heading, pillars, labels, parts }: PillarEntriesProps) {
  return (
    <Section labelledBy="pillars-heading">
      <Reveal>
        <SectionOpening id="pillars-heading" heading={heading}>
          <StatusLine />
        </SectionOpening>
      </Reveal>
      <Entries role="list">
        {pillars.map((pillar, index) => {
          const part = parts.pillars[index];
          return (
            part && (
              <li key={pillar._id}>
                <PillarEntry
                  pillar={pillar}
                  part={part}
                  foundation={parts.foundations[index]}
                  capstone={parts.capstones[index]}
                  labels={labels}
                />
              </li>
            )
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
