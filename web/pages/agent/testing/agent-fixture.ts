import { getSeedContent } from '../../../../tests/setup/seed-content.ts';
import type { AgentContent } from '../agent-query.ts';
import { AGENT_QUERY } from '../agent-query.ts';

const seeded = getSeedContent(AGENT_QUERY, { slug: 'tara' });

type PriorityGroup = AgentContent['priorities']['critical'];

/** Tara from the seed, with short texts and without videos; `fields` overrides parts of it. */
export function makeAgent(fields: Partial<AgentContent> = {}): AgentContent {
  return {
    ...seeded,
    description: 'Keeps the books ready.',
    image: null,
    generatedImage: null,
    blur: null,
    videos: {
      uploaded: null,
      combinedUploaded: null,
      captions: null,
      generated: null,
      videoUrl: null,
      combinedUrl: null,
    },
    transcript: null,
    introductions: null,
    problem: 'The books belong to one person.',
    solution: 'Tara works inside the month.',
    deliverables: ['Monthly close binder', 'Draft Form 990'],
    expertise: ['Fund Accounting', 'Audit Readiness', 'Payroll', 'Forecasting', 'Form 990'],
    targets: [],
    workSample: null,
    impactView: 'cards',
    problemCards: Array.from({ length: 10 }, (_, index) => ({
      _key: `card-${index}`,
      title: `Problem ${index + 1}`,
      solution: `Solution ${index + 1}`,
      aiPillars: ['Agentic', 'Symbolic'],
      deliverables: ['one', 'two', 'three', 'four', 'five'].map((part) => `Part ${part} of ${index + 1}`),
    })),
    priorities: {
      critical: makePriorityGroup('critical'),
      operational: makePriorityGroup('operational'),
      enhancement: makePriorityGroup('enhancement'),
    },
    pillarNames: ['Agentic', 'Symbolic'],
    nextAgent: null,
    challenges: [],
    ctaHeadline: 'Ready to Transform Tax, Audit & Accounting?',
    settings: makeSettings(),
    ...fields,
  };
}

type Settings = NonNullable<AgentContent['settings']>;

/** The settings that all agents' pages share; `fields` overrides parts of them. */
export function makeSettings(fields: Partial<Settings> = {}): Settings {
  return {
    agentCtaHeadline: null,
    agentCtaButton: null,
    agentContact: {
      heading: 'Talk with us',
      text: null,
      button: { label: 'Contact us', href: '/contact' },
    },
    agentLabels: {
      overview: 'Overview',
      problem: 'Problem',
      solution: 'Solution',
      deliverables: 'Deliverables',
      expertise: 'Expertise',
      impactFramework: 'Impact Framework',
      problemsForm: 'Ten problems',
      prioritiesForm: 'Fifteen priorities',
      aiPillars: 'AI pillars',
      critical: 'Critical',
      operational: 'Operational',
      enhancement: 'Enhancement',
      number: 'ID',
      impact: 'Impact',
      targets: 'Targets',
      colleagues: 'Challenges shared with colleagues',
      next: 'Next agent',
      example: 'Example',
      flagged: 'Needs you',
      done: 'Done',
      back: 'Back to Agents',
    },
    ...fields,
  };
}

function makePriorityGroup(name: string): PriorityGroup {
  return Array.from({ length: 5 }, (_, index) => ({
    _key: `${name}-${index}`,
    problem: `${name} problem ${index + 1}`,
    impact: `${name} impact ${index + 1}`,
  }));
}
