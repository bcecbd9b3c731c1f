import { useSuspenseQuery } from '@tanstack/react-query';
import type { AgentContent } from './agent-content.ts';
import { agentQuery } from './agent-query.ts';
import { ImpactFramework } from './impact-framework.tsx';
import { Introduction } from './introduction.tsx';
import { Invitations } from './invitations.tsx';

/** Comes with the page: the site loads both as one file. */
export { agentQuery };

export function AgentPage({ agentName }: { agentName: string }) {
  const { data } = useSuspenseQuery(agentQuery(agentName));
  return data && <AgentView agent={data} />;
}

/** The agent detail page of spec section 2. */
export function AgentView({ agent }: { agent: AgentContent }) {
  return (
    <>
      {/* Another agent's page begins its video anew. */}
      <Introduction key={agent._id} agent={agent} />
      <ImpactFramework agent={agent} />
      <Invitations agent={agent} />
    </>
  );
}
