/** The eight domains of the agents, in the owner's order. */
export const agentDomains = [
  'Tax & Compliance',
  'Fundraising',
  'Programs',
  'Compliance & Risk',
  'Data Analytics',
  'External Relations',
  'Personnel',
  'Innovation',
] as const;

export type AgentDomain = (typeof agentDomains)[number];

/**
 * The eight categories of the home page's illustrations. `value` is the key of the drawing in the site.
 */
export const agentCategories = [
  { value: 'tax', title: 'Tax' },
  { value: 'fundraising', title: 'Fundraising' },
  { value: 'data', title: 'Data' },
  { value: 'programs', title: 'Programs' },
  { value: 'compliance', title: 'Compliance' },
  { value: 'personnel', title: 'Personnel' },
  { value: 'external-relations', title: 'External Relations' },
  { value: 'innovation', title: 'Innovation' },
] as const;

export type AgentCategory = (typeof agentCategories)[number]['value'];

interface AgentRole {
  /** The agent's function. */
  agentFunction: string;
  /** The agent's domain. */
  domain: AgentDomain;
  /** The agent's illustration. */
  category: AgentCategory;
}

/** The function (section 1), domain (section 3) and category of each agent, by slug, in the card order of the home page. */
export const agentRoles = {
  tara: { agentFunction: 'Tax, Audit & Accounting', domain: 'Tax & Compliance', category: 'tax' },
  coleman: { agentFunction: 'Compliance', domain: 'Compliance & Risk', category: 'compliance' },
  monet: { agentFunction: 'Fundraising & Donors', domain: 'Fundraising', category: 'fundraising' },
  preston: { agentFunction: 'Programs & Operations', domain: 'Programs', category: 'programs' },
  diana: { agentFunction: 'Data & Impact Analytics', domain: 'Data Analytics', category: 'data' },
  neo: { agentFunction: 'Innovation', domain: 'Innovation', category: 'innovation' },
  huma: { agentFunction: 'Personnel', domain: 'Personnel', category: 'personnel' },
  ernesto: {
    agentFunction: 'External Relations',
    domain: 'External Relations',
    category: 'external-relations',
  },
} as const satisfies Record<string, AgentRole>;
