import { ConnectedAgentsText } from '../../sections/connected-agents.tsx';
import { Invitation } from '../../sections/invitation.tsx';
import { definePage } from '../define-page.ts';
import { AgentsBanner } from './agents-banner.tsx';
import { ChallengeTable } from './challenge-table.tsx';
import type { NeedImpactAgentsContent } from './need-impact-agents-query.ts';
import { needImpactAgentsQuery } from './need-impact-agents-query.ts';
import { Opening } from './opening.tsx';

export const page = definePage({
  query: needImpactAgentsQuery,
  View: NeedImpactAgentsView,
});

/** The overview of spec section 2: what weighs on organizations, which agent answers it, and how they connect. */
export function NeedImpactAgentsView({ content }: { content: NeedImpactAgentsContent }) {
  const { challenges, agents, banner, connectedAgents } = content;
  return (
    <>
      <Opening content={content} />
      {challenges.length > 0 && <ChallengeTable content={content} />}
      {banner && <AgentsBanner banner={banner} agents={agents} />}
      {connectedAgents && <ConnectedAgentsText content={connectedAgents} />}
      <Invitation content={content.callToAction} />
    </>
  );
}
