import { PageOpening } from '../../sections/page-opening.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { definePage } from '../define-page.ts';
import { AnswerThreads } from './answer-threads.tsx';
import { type NeedImpactAgentsContent, needImpactAgentsQuery } from './need-impact-agents-query.ts';

const ChallengeTable = lazySection(async () => (await import('./challenge-table.tsx')).ChallengeTable);
const AgentsBanner = lazySection(async () => (await import('./agents-banner.tsx')).AgentsBanner);
const ConnectedAgentsText = lazySection(
  async () => (await import('../../sections/connected-agents.tsx')).ConnectedAgentsText,
);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: needImpactAgentsQuery,
  View: NeedImpactAgentsView,
});

/** The overview: the challenges of organizations, the agents that solve them, and how agents connect. */
export function NeedImpactAgentsView({ content }: { content: NeedImpactAgentsContent }) {
  const { challenges, agents, banner, connectedAgents } = content;
  return (
    <>
      <Opening content={content} />
      {challenges.length > 0 && <ChallengeTable content={content} />}
      {banner && <AgentsBanner banner={banner} agents={agents} />}
      {connectedAgents && (
        <ConnectedAgentsText content={connectedAgents} linkLabel={content.connectedLinkLabel} />
      )}
      <Invitation content={content.callToAction} />
    </>
  );
}

/** The introduction, beside a drawing of all challenges and their agents. */
function Opening({ content }: { content: NeedImpactAgentsContent }) {
  return (
    <PageOpening heading={content.heading} intro={content.intro} wider="words">
      <Reveal>
        <AnswerThreads
          challenges={content.challenges}
          agents={content.agents}
          label={content.tableHeadings?.agents}
        />
      </Reveal>
    </PageOpening>
  );
}
