import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/**
 * What these versions of the schema introduced, each with the words that new content had then. Written out here: what
 * a migration does must not change when the seed does.
 */
const introduced: readonly NewFields[] = [
  {
    type: 'siteSettings',
    fields: {
      agentLabels: {
        _type: 'agentLabels',
        overview: 'Overview',
        problem: 'Problem',
        solution: 'Solution',
        deliverables: 'Deliverables',
        expertise: 'Expertise',
        impactFramework: 'Impact Framework',
        aiPillars: 'AI pillars',
        critical: 'Critical',
        operational: 'Operational',
        enhancement: 'Enhancement',
        number: 'ID',
        impact: 'Impact',
        back: 'Back to Agents',
      },
      legalDateLabel: 'Effective',
      legalContentsHeading: 'On this page',
    },
  },
  { type: 'siteSettings', fields: { staleNote: 'Showing the content of' } },
  { type: 'siteSettings', fields: { gateDescription: 'This website is not open to everybody yet.' } },
  {
    type: 'siteSettings',
    fields: {
      noScriptText:
        'This is the website of {product}, published by {organization}. It asks for a password, which needs JavaScript.\n\nWould you rather talk to a person? Write to {email}.',
    },
  },
  {
    type: 'homePage',
    fields: {
      introductions: {
        _type: 'introductionWords',
        invitation: 'Let the agents introduce themselves.',
        alone: 'Let {agent} say it in person.',
        starting: '{agent} begins to speak in a moment.',
        speaking: '{agent} is speaking',
        next: 'Next: {agent}',
        soundOff: 'Sound is off. Press Unmute to hear it.',
        failed: 'The video of {agent} cannot be played right now.',
        finished: 'Everybody has introduced themselves.',
        transcript: 'Read what {agent} says',
      },
    },
  },
  {
    type: 'homePage',
    fields: {
      'introductions.alone': 'Let {agent} say it in person.',
      'introductions.failed': 'The video of {agent} cannot be played right now.',
      'introductions.transcript': 'Read what {agent} says',
    },
  },
  { type: 'homePage', fields: { logoAlt: 'A building that stands on ten pillars' } },
  { type: 'homePage', fields: { statisticsHeading: 'In numbers' } },
  {
    type: 'contactPage',
    fields: {
      agentLabel: 'You come from',
      copyLabel: 'Copy',
      copiedNote: 'Copied to your clipboard',
      copyByHandNote: 'The address is marked, and you can copy it now',
    },
  },
  { type: 'contactPage', fields: { openNowLabel: 'open now', closedNowLabel: 'closed now' } },
  {
    type: 'cpaPage',
    fields: { statement: '{product} is being built by a CPA together with subject-matter experts.' },
  },
  { type: 'cpaPage', fields: { traitsTotal: 'Carried forward to eight agents' } },
  {
    type: 'organizationsPage',
    fields: {
      indexHeading: 'Index',
      backLabel: 'Back to the index',
      statisticsHeading: 'What the sector is up against',
      statisticsIntro:
        'However different the work, the same numbers keep its directors awake. Each stroke is one in a hundred.',
    },
  },
  {
    type: 'platform',
    fields: {
      sectorLabels: {
        _type: 'sectorLabels',
        table: 'Read the numbers as a table',
        number: 'Number',
        statement: 'What it says',
        year: 'Year',
        source: 'Source',
      },
    },
  },
  {
    type: 'platform',
    fields: {
      sectorStatisticsHeading: 'The sector as it is',
      sectorStatisticsIntro:
        'These numbers describe nonprofit organizations as a whole. They say why a small one needs help, not what {product} has done.',
    },
  },
  { type: 'polyAiPage', fields: { buildingHint: 'Choose a stone or a pillar to read about it.' } },
  {
    type: 'polyAiPage',
    fields: {
      purposeLabel: 'Purpose',
      keyInsightLabel: 'Key insight',
      impactLabel: 'Impact',
      coreFunctionsLabel: 'Core functions',
      foundationLabel: 'Stands on',
      capstoneLabel: 'Carries',
      backLabel: 'Back to the building',
    },
  },
  {
    type: 'sampleAgentPage',
    fields: {
      frameworkLabels: {
        _type: 'frameworkLabels',
        problem: 'Problem',
        solution: 'Solution',
        aiPillars: 'AI pillars',
        dataSources: 'Data sources',
        engineering: 'Engineering',
        deliverables: 'Deliverables',
        high: 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS',
        medium: 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES',
        lower: 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES',
      },
    },
  },
  { type: 'notFoundPage', fields: { suggestionLabel: 'Did you mean' } },
  {
    type: 'connectedAgentsPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Whom would you ask first?',
        text: 'Tell us which of the eight you need most. The others are planned to join when you want them.',
        button: { _type: 'link', label: 'Talk With Us', href: '/contact' },
      },
    },
  },
  {
    type: 'globalImpactPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Do you work somewhere we should know?',
        text: 'Tell us which rules, languages and connections you live with. The plan can still learn from them.',
        button: { _type: 'link', label: 'Talk With Us', href: '/contact' },
      },
    },
  },
  {
    type: 'likeOsPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Which layer is missing where you work?',
        text: 'Tell us what your organization runs on today, and what you would like to stop carrying by hand.',
        button: { _type: 'link', label: 'Talk With Us', href: '/contact' },
      },
    },
  },
  {
    type: 'needImpactAgentsPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Which row did you recognize?',
        text: 'Tell us the challenge you would hand over first. It helps us decide what to build next.',
        button: { _type: 'link', label: 'Talk With Us', href: '/contact' },
      },
    },
  },
  {
    type: 'polyAiPage',
    fields: {
      callToAction: {
        _type: 'callToAction',
        heading: 'Meet the eight who would work here',
        text: 'Each agent is planned to draw on several pillars at once. See which challenge of yours each of them would answer.',
        button: { _type: 'link', label: 'See the Agents', href: '/need-impact-agents' },
      },
    },
  },
  { type: 'homePage', fields: { 'seo.shortName': 'Home' } },
  { type: 'aboutPage', fields: { 'seo.shortName': 'About' } },
  { type: 'aboutOldPage', fields: { 'seo.shortName': 'About, the older page' } },
  { type: 'organizationsPage', fields: { 'seo.shortName': 'Mission-Driven Organizations' } },
  { type: 'globalImpactPage', fields: { 'seo.shortName': 'Global Impact' } },
  { type: 'cpaPage', fields: { 'seo.shortName': 'CPA/SME Change Agents' } },
  { type: 'polyAiPage', fields: { 'seo.shortName': 'Poly-AI' } },
  { type: 'likeOsPage', fields: { 'seo.shortName': 'Like OS' } },
  { type: 'contactPage', fields: { 'seo.shortName': 'Contact' } },
  { type: 'connectedAgentsPage', fields: { 'seo.shortName': 'Connected Agents' } },
  { type: 'needImpactAgentsPage', fields: { 'seo.shortName': 'Impact Agents' } },
  { type: 'sampleAgentPage', fields: { 'seo.shortName': 'Sample Agent' } },
  { type: 'notFoundPage', fields: { 'seo.shortName': 'Page not found' } },
];

export const migration: ContentMigration = {
  description:
    'Words that stood in the code, and the next step at the end of a page, became fields: pages that are older than the fields get the words they showed. What somebody wrote or cleared stays.',
  documentTypes: [...new Set(introduced.map(({ type }) => type))],
  up: { document: (document) => fillMissing(document, introduced) },
  down: 'restore',
};
