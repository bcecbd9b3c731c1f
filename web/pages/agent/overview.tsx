import type { Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { PlainList } from '../../ui/text/plain-list.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { TagList } from '../../ui/text/tag.tsx';
import { type AgentContent, getAgentLabels } from './agent-query.ts';

/** The problem that the agent solves, its solution, deliverables and expertise. */
export function Overview({ agent, ref }: { agent: AgentContent; ref?: Ref<HTMLElement> }) {
  const labels = getAgentLabels(agent);
  return (
    <Section labelledBy="overview-heading" ref={ref}>
      <Stack $gap={12}>
        <SectionOpening id="overview-heading" heading={labels.overview ?? ''}>
          <StatusLine />
        </SectionOpening>
        <Halves>
          <Reveal>
            <Stack $gap={12}>
              <Part>
                <h3>{labels.problem}</h3>
                <Paragraphs text={agent.problem ?? ''} />
              </Part>
              <Part>
                <h3>{labels.solution}</h3>
                <Paragraphs text={agent.solution ?? ''} />
              </Part>
            </Stack>
          </Reveal>
          <Reveal>
            <Stack $gap={12}>
              <Part>
                <h3>{labels.deliverables}</h3>
                <PlainList items={agent.deliverables} label={labels.deliverables} />
              </Part>
              <Part>
                <h3>{labels.expertise}</h3>
                <TagList tags={agent.expertise} label={labels.expertise} />
              </Part>
            </Stack>
          </Reveal>
        </Halves>
      </Stack>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};
`;
