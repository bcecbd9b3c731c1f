import type { AgentCategory, AgentDomain } from '../../../schemas/agent-domains.ts';
import type { Agent } from '../../../web/content/sanity.types.ts';
import type { Seed } from '../documents/document.ts';

/** The ten kinds of AI work a problem card may name; each is a pillar document of the seed. */
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

/** One line of the priorities view: `problem` names the pain, `impact` says in one sentence what it costs. */
export type PriorityItemCopy = { problem: string; impact: string };

/** One card of the cards view; the page adds the light bulb before each deliverable, so none is written here. */
export type ProblemCardCopy = {
  title: string;
  solution: string;
  aiPillars: AiPillarName[];
  deliverables: [string, string, string, string, string];
};

/**
 * What the seed says about every agent, as plain text.
 * `{product}` in any string stands for the product’s name, which the site fills in when it reads the text.
 * `introText` is spoken by the avatar (35 to 60 words), and in the long video `overviewText` after it: the problem and
 * the solution as the agent would say them (50 to 80 words); `seo.title` stays under 60 characters and
 * `seo.description` between 120 and 160.
 */
type RequiredCopy = {
  name: string;
  slug: string;
  title: string;
  description: string;
  /** One sentence on the card of the home page. */
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
  /** Figures that the specification plans for this agent; it has none for some. */
  targets?: { value: string; label: string }[];
  /** What the portrait shows, for those who cannot see it. */
  portraitText: string;
  introText: string;
  overviewText: string;
  impactView: 'cards' | 'priorities' | 'overview';
  ctaHeadline: string;
  seo: { title: string; description: string };
};

/** Everything the seed says about one agent: what every agent has, and any other field of the content model. */
export type AgentCopy = RequiredCopy & Omit<Seed<Agent>, keyof RequiredCopy | '_id' | '_type'>;
