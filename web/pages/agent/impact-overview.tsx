import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { PlainList } from '../../ui/text/plain-list.tsx';
import type { AgentContent, AgentLabels } from './agent-query.ts';

type ImpactOverviewProps = Pick<AgentContent, 'problem' | 'deliverables'> & { labels: AgentLabels };

/** The form for an agent without cards and priorities. */
export function ImpactOverview({ problem, deliverables, labels }: ImpactOverviewProps) {
  return (
    <Reveal>
      <Halves>
        <Stack $gap={3}>
          <h3>{labels.problem}</h3>
          <Paragraphs text={problem ?? ''} as={Lead} />
        </Stack>
        <Stack $gap={3}>
          <h3>{labels.deliverables}</h3>
          <PlainList items={deliverables} label={labels.deliverables} />
        </Stack>
      </Halves>
    </Reveal>
  );
}

const Halves = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
