import { describe, expect, test } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { filterByType, listTexts, listValues, type Path } from '../check-content/dataset.ts';
import { getPlaceName } from '../check-content/finding.ts';
import { seedContent, seedDocuments } from './seed-documents.ts';

/**
 * Content that the seed takes from the specification and editors may change later: verbatim texts, planned figures, and that no
 * text is repeated. `npm run check:content` counts the lists and documents.
 */

function field(id: string, path: string): unknown {
  const document: unknown = seedDocuments.find((candidate) => candidate._id === id);
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value ? Reflect.get(Object(value), name) : undefined), document);
}

function rows(id: string, path: string, ...names: string[]): string[] {
  const list = field(id, path);
  if (!Array.isArray(list)) throw new Error(`${id}.${path} is no list.`);
  return list.map((item) => names.map((name) => item[name] ?? '').join(' | '));
}

/** The owner's headlines of the calls to action. */
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

/** Verbatim texts of the specification: document, field, text. They are never corrected, grammar included. */
const quotedTexts: readonly (readonly [id: string, path: string, text: string])[] = [
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
  ['needImpactAgentsPage', 'tableHeadings.solution', 'Impact Agent’s Intelligence'],
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

/** Lists that the specification gives in order, sections 1, 2, 3 and 9: the fields of each entry joined by a space. */
const quotedLists = [
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
    isOpening: true,
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
    isOpening: true,
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

const pillars = [
  ...['Affective', 'Agentic', 'Analytical', 'Cognitive', 'Conversational'],
  ...['Diagnostic', 'Generative', 'Interpretive', 'Predictive', 'Symbolic'],
];

describe('verbatim texts', () => {
  test.each(quotedTexts)('%s, %s', (id, path, text) => {
    expect(field(id, path)).toBe(text);
  });

  test.each(quotedLists)('$id, the list $list', ({ id, list, fields, rows: wanted, isOpening }) => {
    const written = rows(id, list, ...fields).map((row) => row.replaceAll(' | ', ' '));
    const openings = written.map((row, index) => (isOpening ? row.slice(0, wanted[index]?.length) : row));
    expect(openings).toEqual(wanted);
  });

  test.each([
    ['aiPillar', pillars],
    ['region', ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America']],
  ])('the names of every %s', (type, names) => {
    expect(
      filterByType(seedContent, type)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
  });
});

/** Target figures of section 9, given there in the copy of cards, and claims of section 1: the document and field of each. */
const figures = [
  ['e-file rejects under 1%', 'agent-tara problemCards'],
  ['close-to-file within 48h', 'agent-tara problemCards'],
  ['95% of reconciliation items auto-resolved', 'agent-tara problemCards'],
  ['forecast accuracy of plus or minus 5% at 60 days', 'agent-tara problemCards'],
  ['10-15% retention lift', 'agent-monet problemCards'],
  ['98% data validity', 'agent-diana problemCards'],
  ['80%', 'platform claims'],
  ['150%', 'platform claims'],
  ['200%', 'platform claims'],
] as const;

test.each(figures)('%s occurs once, in %s', (figure, place) => {
  const pattern = new RegExp(`(?<![\\d.])${figure}`, 'g');
  const places = seedContent
    .flatMap(listTexts)
    .flatMap((text) => [...text.value.matchAll(pattern)].map(() => text));
  expect(places.map(({ document, path }) => `${document._id} ${path[0]}`)).toEqual([place]);
});

describe('problems, impacts, solutions and deliverables', () => {
  const kinds = {
    problem: ['problem', 'issue'],
    impact: ['impact'],
    solution: ['solution'],
    deliverable: ['deliverables'],
  };
  const texts = seedContent.flatMap(listValues).flatMap(({ value, path, ...place }) =>
    // The labels above the columns are not problems.
    typeof value === 'string' && !path.some((step) => String(step).endsWith('Labels'))
      ? [{ ...place, path, value }]
      : [],
  );

  test.each(Object.entries(kinds))(
    'no %s repeats another, or five consecutive words of it',
    (kind, fields) => {
      const places = new Map<string, string>();
      const repeated: string[] = [];
      const ofKind = texts.filter(({ path }) => fields.includes(nameOfField(path)));
      expect(ofKind.length).toBeGreaterThan(50);
      for (const text of ofKind) {
        const words = splitWords(text.value);
        const runs = new Set(
          words.length < MIN_REPEATED_WORDS
            ? [words.join(' ')]
            : words
                .slice(MIN_REPEATED_WORDS - 1)
                .map((_, start) => words.slice(start, start + MIN_REPEATED_WORDS).join(' ')),
        );
        const shared = [...runs].find((run) => places.has(run));
        if (shared)
          repeated.push(`“${shared}” is a ${kind} at ${getPlaceName(text)} and at ${places.get(shared)}`);
        for (const run of runs) places.set(run, getPlaceName(text));
      }
      expect(repeated).toEqual([]);
    },
  );
});

/** Number of consecutive words that two texts of a kind may not share. */
const MIN_REPEATED_WORDS = 5;

/** The last field name of a path; the title of a problem card is its problem, section 3. */
function nameOfField(path: Path): string {
  const name = String(path.findLast((step) => typeof step === 'string'));
  return name === 'title' && path.includes('problemCards') ? 'problem' : name;
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

test('the footer’s labels are the titles of the pages, section 2', () => {
  expect(rows('siteSettings', 'footerLinks', 'label')).toEqual([
    'Cookie Policy',
    'Privacy Policy',
    'Terms of Service',
    'Contact',
    'Terms of Use',
    'Compliance Standards',
    'Accessibility',
  ]);
});

test('the hero’s eight category images, section 2', () => {
  expect(rows('homePage', 'heroImages', 'category').sort()).toEqual(
    'compliance data external-relations fundraising innovation personnel programs tax'.split(' '),
  );
});

test('the disclaimer and the platform’s builder, section 1', () => {
  expect(field('homePage', 'disclaimer.text')).toMatch(/conceptual development.+planned.+built by a CPA/s);
});

test('statistics of the sector, section 9, have no unconfirmed source', () => {
  expect(rows('platform', 'sectorStatistics', 'value', 'label', 'year', 'source')).toEqual([
    '36% | of nonprofits were in deficit | 2024 | ',
    'over 50% | of nonprofits had under 3 months of reserves |  | ',
    '85% | of nonprofits expected demand to rise | 2025 | ',
    '84% | of government-funded organizations expected cuts |  | ',
    'about 42.9% | donor retention: the share who gave again |  | ',
    'down about 15% | donor participation over a decade |  | ',
    '41% | of nonprofits can pay a living wage |  | ',
  ]);
});
