import { useId } from 'react';
import { FilledGrid } from '../../../ui/grid.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { SectionOpening } from '../../../ui/text/section-opening.tsx';
import { StatusLine } from '../../../ui/text/status-line.tsx';
import { AgentCard } from '../../agent-card.tsx';
import type { SectionProps } from '../section-content.ts';

/** Cards of the agents that an editor chose, as on the home page. */
export function AgentsSection({ section, tone }: SectionProps<'agentsSection'>) {
  const { heading, intro, agents, words } = section;
  const id = useId();
  if (agents.length === 0) return null;
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id={id} heading={heading ?? ''} intro={intro}>
            <StatusLine />
          </SectionOpening>
        </Reveal>
        <FilledGrid as="ul" role="list" $count={agents.length}>
          {agents.map((agent) => (
            <li key={agent._id} style={{ containerType: 'inline-size' }}>
              <Reveal>
                <AgentCard
                  agent={agent}
                  buttonLabel={words?.agentsButtonLabel || 'My Intelligence'}
                  linkText={words?.agentsLinkText}
                />
              </Reveal>
            </li>
          ))}
        </FilledGrid>
      </Stack>
    </Section>
  );
}
