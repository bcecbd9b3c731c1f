import { resolveHref } from '../../../content/hrefs.ts';
import { WorkSample } from '../../sections/work-sample/work-sample.tsx';
import { definePage } from '../define-page.ts';
import { AgentInvitation } from './agent-invitation.tsx';
import { AgentPager } from './agent-pager.tsx';
import { type AgentContent, agentLabelsOf, agentQuery } from './agent-query.ts';
import { Colleagues } from './colleagues.tsx';
import { ImpactFramework } from './impact-framework.tsx';
import { Introduction } from './introduction.tsx';

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

/** The agent detail page of spec section 2. */
export function AgentView({ agent }: { agent: AgentContent }) {
  return (
    <>
      {/* Remounted for another agent, so that its video starts from the beginning. */}
      <Introduction key={agent._id} agent={agent} />
      <WorkSample work={agent.workSample} labels={agentLabelsOf(agent)} />
      <ImpactFramework agent={agent} />
      <Colleagues agent={agent} />
      <AgentPager agent={agent} />
      <AgentInvitation agent={agent} />
    </>
  );
}
