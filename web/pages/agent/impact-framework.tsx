import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { Figures } from '../../ui/figures.tsx';
import { Eyebrow } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AgentContent, agentLabelsOf, pillarHrefsOf } from './agent-query.ts';
import { ImpactCards } from './impact-cards.tsx';
import { ImpactOverview } from './impact-overview.tsx';
import { ImpactPriorities } from './impact-priorities.tsx';

/** The Impact Framework in one of its three forms (spec section 2, agent detail page). */
export function ImpactFramework({ agent }: { agent: AgentContent }) {
  return (
    <Section labelledBy="impact-heading">
      <Stack $gap={12}>
        <SectionOpening id="impact-heading" heading={agentLabelsOf(agent).impactFramework ?? ''}>
          <StatusLine />
        </SectionOpening>
        <Targets targets={agent.targets} label={agentLabelsOf(agent).targets} />
        <ImpactContent agent={agent} />
        {agent.sample && <TextLink to={resolveHref('sampleAgentPage')}>{agent.sample}</TextLink>}
      </Stack>
    </Section>
  );
}

function ImpactContent({ agent }: { agent: AgentContent }) {
  const labels = agentLabelsOf(agent);
  switch (impactFormOf(agent)) {
    case 'cards':
      return <ImpactCards cards={agent.problemCards} labels={labels} pillarHrefs={pillarHrefsOf(agent)} />;
    case 'priorities':
      return <ImpactPriorities priorities={agent.priorities} labels={labels} />;
    case 'overview':
      return <ImpactOverview problem={agent.problem} deliverables={agent.deliverables} labels={labels} />;
  }
}

type ImpactForm = 'cards' | 'priorities' | 'overview';

/**
 * Returns the form of the Impact Framework: the one that the editor chose, or the first with content. If the chosen one has no
 * content, it is the overview, which every agent has.
 */
function impactFormOf(agent: AgentContent): ImpactForm {
  const hasCards = agent.problemCards.length > 0;
  const hasPriorities = Object.values(agent.priorities).some((group) => group.length > 0);
  const chosen = agent.impactView ?? (hasCards ? 'cards' : 'priorities');
  if (chosen === 'cards' && hasCards) return 'cards';
  if (chosen === 'priorities' && hasPriorities) return 'priorities';
  return 'overview';
}

type TargetsProps = Pick<AgentContent, 'targets'> & { label: string | null | undefined };

/** The agent's target figures. */
function Targets({ targets, label }: TargetsProps) {
  if (targets.length === 0) return null;
  return (
    <Reveal>
      <Strip>
        <Eyebrow as="h3">{label}</Eyebrow>
        <Figures figures={targets} />
      </Strip>
    </Reveal>
  );
}

const Strip = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
