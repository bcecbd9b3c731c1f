import type { Agent } from '../../../content/sanity.types.ts';
import type { AgentCopy, ProblemCardCopy } from '../agents/agent-copy.ts';
import { allAgents } from '../agents/all-agents.ts';
import { getAgentAssets, makeFileField, makePortraitField } from '../media-assets.ts';
import { getAiPillarId } from './ai-pillars.ts';
import { makeObject, makeObjects, makeReferences, makeSlug, type Seed } from './document.ts';
import { addOrderRanks } from './order-ranks.ts';
import { makeWorkSample } from './work-sample.ts';

/** Settings of every agent's voice. The choice of voice is left to the provider's default. */
const voiceSettings = makeObject('voiceSettings', {
  stability: 0.8,
  similarityBoost: 0.9,
  style: 0.15,
  useSpeakerBoost: true,
});

/** The `_id` of an agent's document. */
export function getAgentId(slug: string): string {
  return `agent-${slug}`;
}

/** The eight agents as documents. */
export const agentDocuments: Seed<Agent>[] = addOrderRanks(allAgents.map(makeAgent));

function makeAgent(copy: AgentCopy): Seed<Agent> {
  const { introText, overviewText, portraitText, priorityData, problemCards, targets, work, seo, ...fields } =
    copy;
  const { picture, video, combinedVideo, captions } = getAgentAssets(copy.slug);
  return {
    _id: getAgentId(copy.slug),
    _type: 'agent',
    ...fields,
    slug: makeSlug(copy.slug),
    // All agents have the same color.
    color: 'accent',
    priorityData: makeObject('priorityData', {
      critical: makeObjects('priorityItem', 'critical', priorityData.critical),
      operational: makeObjects('priorityItem', 'operational', priorityData.operational),
      enhancement: makeObjects('priorityItem', 'enhancement', priorityData.enhancement),
    }),
    problemCards: makeObjects('problemCard', 'card', problemCards.map(makeProblemCard)),
    ...(targets && { targets: makeObjects('statistic', 'target', targets) }),
    workSample: makeWorkSample(work),
    voice: makeObject('voice', { introText, voiceSettings }),
    image: makePortraitField(picture, portraitText),
    video: makeFileField(video),
    combinedVideo: makeFileField(combinedVideo),
    captions: makeFileField(captions),
    videoUrl: `/${copy.slug}.mp4`,
    combinedUrl: `/${copy.slug}_com.mp4`,
    // The text of both videos; the short one ends after the first paragraph.
    transcript: `${introText}\n\n${overviewText}`,
    seo: makeObject('seo', seo),
  };
}

function makeProblemCard(copy: ProblemCardCopy) {
  return { ...copy, aiPillars: makeReferences('pillar', copy.aiPillars.map(getAiPillarId)) };
}
