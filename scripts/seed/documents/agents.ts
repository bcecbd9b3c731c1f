import type { Agent } from '../../../web/content/sanity.types.ts';
import type { AgentCopy, ProblemCardCopy } from '../agents/agent-copy.ts';
import { coleman } from '../agents/coleman.ts';
import { diana } from '../agents/diana.ts';
import { ernesto } from '../agents/ernesto.ts';
import { huma } from '../agents/huma.ts';
import { monet } from '../agents/monet.ts';
import { neo } from '../agents/neo.ts';
import { preston } from '../agents/preston.ts';
import { tara } from '../agents/tara.ts';
import { aiPillarId } from './ai-pillars.ts';
import { object, objects, references, type Seed, slug } from './document.ts';
import { inOrder } from './order-ranks.ts';

/** The agents in the order of their cards on the home page, spec section 2. */
const cardOrder: readonly AgentCopy[] = [tara, coleman, monet, preston, diana, neo, huma, ernesto];

/** The sound of every agent's voice, spec section 3. The voice itself is left to the provider's default. */
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
export const agentDocuments: Seed<Agent>[] = inOrder(cardOrder.map(agentDocument));

function agentDocument(copy: AgentCopy): Seed<Agent> {
  const { introText, priorityData, problemCards, seo, ...fields } = copy;
  return {
    _id: agentId(copy.slug),
    _type: 'agent',
    ...fields,
    slug: slug(copy.slug),
    // Spec section 3: all agents share one colour.
    color: 'accent',
    priorityData: object('priorityData', {
      critical: objects('priorityItem', 'critical', priorityData.critical),
      operational: objects('priorityItem', 'operational', priorityData.operational),
      enhancement: objects('priorityItem', 'enhancement', priorityData.enhancement),
    }),
    problemCards: objects('problemCard', 'card', problemCards.map(problemCard)),
    voice: object('voice', { introText, voiceSettings }),
    videoUrl: `/${copy.slug}.mp4`,
    combinedUrl: `/${copy.slug}_com.mp4`,
    // The video speaks the introduction, so its words are what deaf visitors read.
    transcript: introText,
    seo: object('seo', seo),
  };
}

function problemCard(copy: ProblemCardCopy) {
  return { ...copy, aiPillars: references('pillar', copy.aiPillars.map(aiPillarId)) };
}
