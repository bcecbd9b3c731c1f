import { resolveHref } from '../../../content/hrefs.ts';
import { WorkSample } from '../../sections/work-sample/work-sample.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import { type AgentContent, agentQuery, getAgentLabels } from './agent-query.ts';
import { Introduction } from './introduction.tsx';

const ImpactFramework = lazySection(async () => (await import('./impact-framework.tsx')).ImpactFramework);
const Colleagues = lazySection(async () => (await import('./colleagues.tsx')).Colleagues);
const AgentPager = lazySection(async () => (await import('./agent-pager.tsx')).AgentPager);
const AgentInvitation = lazySection(async () => (await import('./agent-invitation.tsx')).AgentInvitation);

export const page = definePage({
  query: ({ slug = '' }) => agentQuery(slug),
  View: ({ content }) => <AgentView agent={content} />,
  movedTo: (agent, { slug }) => {
    const current = agent?.slug;
    return current && current.toLowerCase() !== slug?.toLowerCase()
      ? resolveHref('agent', current)
      : undefined;
  },
});

/** The agent detail page. */
export function AgentView({ agent }: { agent: AgentContent }) {
  return (
    <>
      {/* Remounted for another agent, so that its video starts from the beginning. */}
      <Introduction key={agent._id} agent={agent}>
        <WorkSample work={agent.workSample} labels={getAgentLabels(agent)} />
      </Introduction>
      <ImpactFramework agent={agent} />
      <Colleagues agent={agent} />
      <AgentPager agent={agent} />
      <AgentInvitation agent={agent} />
    </>
  );
}
