import { useSuspenseQuery } from '@tanstack/react-query';
import { Notice } from '../../sections/notice.tsx';
import type { AgentContent } from './agent-content.ts';
import { agentQuery } from './agent-query.ts';
import { ImpactFramework } from './impact-framework.tsx';
import { Introduction } from './introduction.tsx';
import { Invitations } from './invitations.tsx';

/** Comes with the page: the site loads both as one file. */
export { agentQuery };

export function AgentPage({ agentName }: { agentName: string }) {
  const { data } = useSuspenseQuery(agentQuery(agentName));
  return <AgentView agent={data} />;
}

/** The agent detail page of spec section 2, or what stands in its place when nobody has that name. */
export function AgentView({ agent }: { agent: AgentContent | null }) {
  if (!agent) return <UnknownAgent />;
  return (
    <>
      {/* Another agent's page begins its video anew. */}
      <Introduction key={agent._id} agent={agent} />
      <ImpactFramework agent={agent} />
      <Invitations agent={agent} />
    </>
  );
}

/** Texts of spec section 2; the router sends '/agents' on to the agents of the home page. */
function UnknownAgent() {
  return (
    <Notice
      heading="Agent Not Found"
      text="The agent you're looking for doesn't exist."
      action={{ label: 'Return to Agents', href: '/agents' }}
    />
  );
}
