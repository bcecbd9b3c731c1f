import { agentRoles } from '../../schemas/agent-domains.ts';

/** A text that the specification gives to the letter: whose, which field, and the text. */
export type QuotedText = readonly [id: string, path: string, text: string];

/** A list whose entries the specification gives in order, each as its fields joined by a blank. */
export type QuotedList = {
  id: string;
  list: string;
  fields: readonly string[];
  /** What each entry is; with `opening` what it begins with. */
  rows: readonly string[];
  opening?: true;
};

/** Names that documents of a type must have, spec section 1 and 2, in any order. */
export type QuotedNames = { type: string; names: readonly string[] };

/** Spec section 9, call-to-action headlines. */
const ctaHeadlines = {
  tara: 'Ready to Transform Tax, Audit & Accounting?',
  coleman: 'Ready to elevate your Compliance?',
  monet: 'Ready to empower your Fundraising & Donor Management?',
  preston: 'Ready to transform your Programs & Operations?',
  diana: 'Ready to be transformed by Your Data & Impact Analytics?',
  neo: 'Ready to launch your innovation?',
  huma: 'Ready to transform your Personnel?',
  ernesto: 'Ready to force-multiply your External Relations?',
} satisfies Record<keyof typeof agentRoles, string>;

/** Product copy in quotes. It is never corrected, its grammar included. */
export const quotedTexts: readonly QuotedText[] = [
  ...Object.entries(ctaHeadlines).map(([slug, text]) => [`agent-${slug}`, 'ctaHeadline', text] as const),
  ...Object.entries(agentRoles).flatMap(([slug, { agentFunction, domain }]) => [
    [`agent-${slug}`, 'title', agentFunction] as const,
    [`agent-${slug}`, 'domain', domain] as const,
  ]),
  ['siteSettings', 'agentCtaHeadline', 'Ready to Elevate Your {domain}?'],
  ['siteSettings', 'agentCtaButton.label', 'Get Started Now'],
  [
    'homePage',
    'heroHeadline',
    'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
  ],
  ['homePage', 'agentsButtonLabel', 'My Intelligence'],
  ['contactPage', 'consultationLabel', 'Schedule Consultation'],
  ['likeOsPage', 'heading', 'Parallels to OS'],
  ['connectedAgentsPage', 'heading', 'CONNECTED AGENTS'],
  ['connectedAgentsPage', 'integratedSolutions.heading', 'Integrated Solutions'],
  ['connectedAgentsPage', 'amplifyingInnovation.heading', 'Amplifying Innovation'],
  ['connectedAgentsPage', 'tagline', 'Unified Intelligence, Exponential Results'],
  ['needImpactAgentsPage', 'heading', 'Why Mission-Driven Organizations Need {product} Impact Agents'],
  ['needImpactAgentsPage', 'tableHeadings.issue', 'MDO Challenge'],
  ['needImpactAgentsPage', 'tableHeadings.solution', "Impact Agent's Intelligence"],
  ['needImpactAgentsPage', 'tableHeadings.agents', 'Impact Agent'],
  ['siteSettings', 'agentLabels.impactFramework', 'Impact Framework'],
  ['siteSettings', 'agentLabels.back', 'Back to Agents'],
  ['sampleAgentPage', 'agent.title', 'Data & Impact Analytics'],
  ['sampleAgentPage', 'frameworkLabels.high', 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS'],
  ['sampleAgentPage', 'frameworkLabels.medium', 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES'],
  ['sampleAgentPage', 'frameworkLabels.lower', 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES'],
  ['sampleAgentPage', 'callToAction.button.label', 'Get Started Now'],
  ['sampleAgentPage', 'backLink.label', 'Back to Agents'],
  ['notFoundPage', 'linkLabel', 'Return Home'],
  ['legal-terms-of-use', 'effectiveDate', '2025-08-01'],
];

/** Lists of spec sections 1, 2, 3 and 9. */
export const quotedLists: readonly QuotedList[] = [
  {
    id: 'siteSettings',
    list: 'navigation',
    fields: ['label', 'path'],
    rows: [
      'HOME /',
      'ABOUT /about',
      'IMPACT AGENTS /need-impact-agents',
      'POLY AI /poly-ai',
      'WHAT ARE MISSION-DRIVEN ORGANIZATIONS /organizations',
      'LIKE OS /like-os',
      'GLOBAL IMPACT /global-impact',
      'CPA/SME CHANGE AGENTS /cpa',
      'DATA SECURITY /data-security',
    ],
  },
  {
    id: 'siteSettings',
    list: 'footerLinks',
    fields: ['path'],
    rows: [
      '/cookie-policy',
      '/privacy-policy',
      '/terms-of-service',
      '/contact',
      '/terms-of-use',
      '/compliance-standards',
      '/accessibility',
    ],
  },
  {
    id: 'homePage',
    list: 'nexus.capabilities',
    fields: ['title'],
    rows: ['Workflow Automation', 'Collaboration', 'Training', 'Communication', 'Monitoring', 'Security'],
  },
  {
    id: 'homePage',
    list: 'statistics',
    fields: ['value'],
    rows: ['10', '8', '24/7', '100%', '1st', '∞'],
  },
  {
    id: 'polyAiPage',
    list: 'stages',
    fields: ['title'],
    rows: [
      'Task Reception',
      'Strategic Planning',
      'Continuous Processing',
      'Solution Generation',
      'Final Integration',
    ],
  },
  {
    id: 'polyAiPage',
    list: 'stats',
    fields: ['value', 'label'],
    rows: ['10 reasons', '10 pillars', '10 foundations', '10 capstones', '∞ possibilities'],
  },
  {
    id: 'globalImpactPage',
    list: 'claims',
    fields: ['value', 'label'],
    rows: ['9 to 10 million organizations', '190+ countries', '50+ languages', '24/7'],
    opening: true,
  },
  {
    id: 'platform',
    list: 'claims',
    fields: ['value', 'label'],
    rows: [
      '80% time savings on financial administration',
      '150% higher fundraising efficiency',
      '200% better operational efficiency',
    ],
    opening: true,
  },
  {
    id: 'likeOsPage',
    list: 'comparisons',
    fields: ['area'],
    rows: [
      'Resource Management',
      'Bridge',
      'User Interface',
      'Process Management',
      'Governance & Security',
      'File & Knowledge Management',
      'Networking & Collaboration',
    ],
  },
  {
    id: 'sampleAgentPage',
    list: 'frameworkCards',
    fields: ['title'],
    rows: [
      'Data Silos',
      'Inconsistent Data Quality',
      'Slow Impact Reporting',
      'Poor KPI Tracking',
      'Ineffective Data Governance',
    ],
  },
  {
    id: 'contactPage',
    list: 'businessHours',
    fields: ['days', 'hours'],
    rows: ['Mon-Fri 9-6 EST', 'Sat 10-4', 'Sun closed'],
  },
];

export const quotedNames: readonly QuotedNames[] = [
  {
    type: 'aiPillar',
    names: [
      ...['Agentic', 'Generative', 'Cognitive', 'Interpretive', 'Symbolic'],
      ...['Affective', 'Conversational', 'Analytical', 'Predictive', 'Diagnostic'],
    ],
  },
  {
    type: 'region',
    names: ['North America', 'Europe', 'Asia', 'Africa', 'South America', 'Oceania'],
  },
];
