import { Heading } from '../../ui/heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type AgentContent, agentLabelsOf, pillarHrefsOf } from './agent-query.ts';
import { ImpactCards } from './impact-cards.tsx';
import { impactFormOf } from './impact-form.ts';
import { ImpactOverview } from './impact-overview.tsx';
import { ImpactPriorities } from './impact-priorities.tsx';
import { PlannedTargets } from './planned-targets.tsx';

/** The Impact Framework in one of its three forms (spec section 2, agent detail page). */
export function ImpactFramework({ agent }: { agent: AgentContent }) {
  return (
    <Section labelledBy="impact-heading">
      <Stack $gap={12}>
        <Heading id="impact-heading">{agentLabelsOf(agent).impactFramework}</Heading>
        <PlannedTargets targets={agent.targets} label={agentLabelsOf(agent).targets} />
        <ImpactContent agent={agent} />
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
