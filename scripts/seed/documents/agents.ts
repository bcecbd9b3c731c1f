import type { Agent } from '../../../content/sanity.types.ts';
import type { AgentCopy, ProblemCardCopy } from '../agents/agent-copy.ts';
import { allAgents } from '../agents/all-agents.ts';
import { agentAssets, fileField, portraitField } from '../media-assets.ts';
import { aiPillarId } from './ai-pillars.ts';
import { object, objects, references, type Seed, slug } from './document.ts';
import { inOrder } from './order-ranks.ts';
import { workSample } from './work-sample.ts';

/** Settings of every agent's voice. The choice of voice is left to the provider's default. */
const voiceSettings = object('voiceSettings', {
  stability: 0.8,
  similarityBoost: 0.9,
  style: 0.15,
  useSpeakerBoost: true,
});

/** The `_id` of an agent's document. */
export function agentId(slug: string): string {
  return `agent-${slug}`;
}

/** The eight agents as documents. */
export const agentDocuments: Seed<Agent>[] = inOrder(allAgents.map(agentDocument));

function agentDocument(copy: AgentCopy): Seed<Agent> {
  const { introText, overviewText, portraitText, priorityData, problemCards, targets, work, seo, ...fields } =
    copy;
  const { picture, video, combinedVideo, captions } = agentAssets(copy.slug);
  return {
    _id: agentId(copy.slug),
    _type: 'agent',
    ...fields,
    slug: slug(copy.slug),
    // All agents have the same color.
    color: 'accent',
    priorityData: object('priorityData', {
      critical: objects('priorityItem', 'critical', priorityData.critical),
      operational: objects('priorityItem', 'operational', priorityData.operational),
      enhancement: objects('priorityItem', 'enhancement', priorityData.enhancement),
    }),
    problemCards: objects('problemCard', 'card', problemCards.map(problemCard)),
    ...(targets && { targets: objects('statistic', 'target', targets) }),
    workSample: workSample(work),
    voice: object('voice', { introText, voiceSettings }),
    image: portraitField(picture, portraitText),
    video: fileField(video),
    combinedVideo: fileField(combinedVideo),
    captions: fileField(captions),
    videoUrl: `/${copy.slug}.mp4`,
    combinedUrl: `/${copy.slug}_com.mp4`,
    // The text of both videos; the short one ends after the first paragraph.
    transcript: `${introText}\n\n${overviewText}`,
    seo: object('seo', seo),
  };
}

function problemCard(copy: ProblemCardCopy) {
  return { ...copy, aiPillars: references('pillar', copy.aiPillars.map(aiPillarId)) };
}
