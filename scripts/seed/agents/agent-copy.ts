import type { Agent } from '../../../content/sanity.types.ts';
import type { AgentCategory, AgentDomain } from '../../../schemas/agent-domains.ts';
import type { Seed } from '../documents/document.ts';
import type { WorkSampleCopy } from '../documents/work-sample.ts';

/** The ten kinds of AI that a problem card may name; each is a pillar document in the seed. */
export type AiPillarName =
  | 'Agentic'
  | 'Generative'
  | 'Cognitive'
  | 'Interpretive'
  | 'Symbolic'
  | 'Affective'
  | 'Conversational'
  | 'Analytical'
  | 'Predictive'
  | 'Diagnostic';

/** An entry of the priorities view: `problem` names the problem, `impact` its cost in one sentence. */
type PriorityItemCopy = { problem: string; impact: string };

/** A card of the cards view; the page adds the light bulb before each deliverable, so the text has none. */
export type ProblemCardCopy = {
  title: string;
  solution: string;
  aiPillars: AiPillarName[];
  deliverables: [string, string, string, string, string];
};

/**
 * The copy that the seed has for every agent, as plain text. `{product}` in any string stands for the product’s name, which the
 * site fills in.
 * `introText` is spoken by the avatar (35 to 60 words), and in the long video `overviewText` after it: the problem and
 * the solution as the agent would say them (50 to 80 words); `seo.title` stays under 60 characters and
 * `seo.description` between 120 and 160.
 */
type RequiredCopy = {
  name: string;
  slug: string;
  title: string;
  description: string;
  /** A sentence for the agent's card on the home page. */
  cardText: string;
  domain: AgentDomain;
  icon: AgentCategory;
  problem: string;
  solution: string;
  deliverables: string[];
  expertise: [string, string, string, string, string];
  priorityData: {
    critical: PriorityItemCopy[];
    operational: PriorityItemCopy[];
    enhancement: PriorityItemCopy[];
  };
  problemCards: ProblemCardCopy[];
  /** Figures that the specification plans for this agent; some agents have none. */
  targets?: { value: string; label: string }[];
  /** What a person has on the desk when this agent has done its work. */
  work: WorkSampleCopy;
  /** Alternative text of the portrait. */
  portraitText: string;
  introText: string;
  overviewText: string;
  impactView: 'cards' | 'priorities';
  ctaHeadline: string;
  seo: { title: string; description: string };
};

/** All copy of one agent in the seed: the required fields, and any other field of the content model. */
export type AgentCopy = RequiredCopy & Omit<Seed<Agent>, keyof RequiredCopy | '_id' | '_type'>;
