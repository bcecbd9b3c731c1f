import { expect, test } from 'vitest';
import { seedDocuments } from './seed-documents.ts';

/** Texts that the specification gives to the letter. */

function field(id: string, path: string): unknown {
  const document: unknown = seedDocuments.find((candidate) => candidate._id === id);
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value ? Reflect.get(Object(value), name) : undefined), document);
}

function rows(id: string, path: string, ...names: string[]): string[] {
  const list = field(id, path);
  if (!Array.isArray(list)) throw new Error(`${id}.${path} is no list.`);
  return list.map((item) => names.map((name) => item[name]).join(' | '));
}

test('menu and footer, section 2', () => {
  expect(rows('siteSettings', 'navigation', 'label', 'path')).toEqual([
    'HOME | /',
    'ABOUT | /about',
    'IMPACT AGENTS | /need-impact-agents',
    'POLY AI | /poly-ai',
    'WHAT ARE MISSION-DRIVEN ORGANIZATIONS | /organizations',
    'LIKE OS | /like-os',
    'GLOBAL IMPACT | /global-impact',
    'CPA/SME CHANGE AGENTS | /cpa',
    'DATA SECURITY | /data-security',
  ]);
  expect(rows('siteSettings', 'footerLinks', 'label', 'path')).toEqual([
    'Cookie Policy | /cookie-policy',
    'Privacy Policy | /privacy-policy',
    'Terms of Service | /terms-of-service',
    'Contact | /contact',
    'Terms of Use | /terms-of-use',
    'Compliance Standards | /compliance-standards',
    'Accessibility | /accessibility',
  ]);
});

test('home page, sections 1 and 2', () => {
  expect(rows('homePage', 'nexus.capabilities', 'title')).toEqual([
    'Workflow Automation',
    'Collaboration',
    'Training',
    'Communication',
    'Monitoring',
    'Security',
  ]);
  expect(rows('homePage', 'statistics', 'value')).toEqual(['10', '8', '24/7', '100%', '1st', '∞']);
  expect(rows('homePage', 'heroImages', 'category').sort()).toEqual(
    'compliance data external-relations fundraising innovation personnel programs tax'.split(' '),
  );
  expect(field('homePage', 'disclaimer.text')).toMatch(/conceptual development.+planned.+built by a CPA/s);
});

test('hours, section 9', () => {
  expect(rows('contactPage', 'businessHours', 'days', 'hours')).toEqual([
    'Mon-Fri | 9-6 EST',
    'Sat | 10-4',
    'Sun | closed',
  ]);
});

const spoken = JSON.stringify(seedDocuments);

test.each(['80%', '150%', '200%'])('the claim of %s is made once, section 1', (figure) => {
  expect(spoken.split(figure)).toHaveLength(2);
});

test('claims, sections 1 and 2', () => {
  expect(rows('platform', 'claims', 'value', 'label')).toEqual([
    '80% | time savings on financial administration, planned',
    '150% | higher fundraising efficiency, planned',
    '200% | better operational efficiency, planned',
  ]);
  expect(rows('polyAiPage', 'stats', 'value', 'label')).toEqual([
    '10 | reasons',
    '10 | pillars',
    '10 | foundations',
    '10 | capstones',
    '∞ | possibilities',
  ]);
});

test('reach, section 2', () => {
  expect(rows('globalImpactPage', 'claims', 'value', 'label')).toEqual([
    '9 to 10 | million organizations',
    '190+ | countries',
    '50+ | languages',
    '24/7 | in every time zone',
  ]);
});

test('statistics of the sector, section 9, without a source that nobody has confirmed', () => {
  expect(rows('platform', 'sectorStatistics', 'value', 'label')).toEqual([
    '36% | of nonprofits were in deficit in 2024',
    'over 50% | of nonprofits had under 3 months of reserves',
    '85% | of nonprofits expected demand to rise in 2025',
    '84% | of government-funded organizations expected cuts',
    'about 42.9% | donor retention: the share who gave again',
    'down about 15% | donor participation over a decade',
    '41% | of nonprofits can pay a living wage',
  ]);
  expect(JSON.stringify(field('platform', 'sectorStatistics'))).not.toContain('source"');
});

test('lists of titles, sections 2 and 3', () => {
  expect(rows('polyAiPage', 'stages', 'title')).toEqual([
    'Task Reception',
    'Strategic Planning',
    'Continuous Processing',
    'Solution Generation',
    'Final Integration',
  ]);
  expect(rows('likeOsPage', 'comparisons', 'area')).toEqual([
    'Resource Management',
    'Bridge',
    'User Interface',
    'Process Management',
    'Governance & Security',
    'File & Knowledge Management',
    'Networking & Collaboration',
  ]);
  expect(rows('sampleAgentPage', 'frameworkCards', 'title')).toEqual([
    'Data Silos',
    'Inconsistent Data Quality',
    'Slow Impact Reporting',
    'Poor KPI Tracking',
    'Ineffective Data Governance',
  ]);
});

test.each([
  ['agent-coleman', 'ctaHeadline', 'Ready to elevate your Compliance?'],
  ['agent-diana', 'ctaHeadline', 'Ready to be transformed by Your Data & Impact Analytics?'],
  ['agent-neo', 'ctaHeadline', 'Ready to launch your innovation?'],
  ['agent-tara', 'ctaHeadline', 'Ready to Transform Tax, Audit & Accounting?'],
  ['agent-monet', 'ctaHeadline', 'Ready to empower your Fundraising & Donor Management?'],
  ['agent-preston', 'ctaHeadline', 'Ready to transform your Programs & Operations?'],
  ['agent-ernesto', 'ctaHeadline', 'Ready to force-multiply your External Relations?'],
  ['agent-huma', 'ctaHeadline', 'Ready to transform your Personnel?'],
  ['siteSettings', 'agentCtaHeadline', 'Ready to Elevate Your {domain}?'],
  ['siteSettings', 'agentCtaButton.label', 'Get Started Now'],
  [
    'homePage',
    'heroHeadline',
    'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
  ],
  ['homePage', 'agentsButtonLabel', 'My Intelligence'],
  ['contactPage', 'consultationButton.label', 'Schedule Consultation'],
  ['likeOsPage', 'heading', 'Parallels to OS'],
  ['connectedAgentsPage', 'heading', 'CONNECTED AGENTS'],
  ['connectedAgentsPage', 'integratedSolutions.heading', 'Integrated Solutions'],
  ['connectedAgentsPage', 'amplifyingInnovation.heading', 'Amplifying Innovation'],
  ['connectedAgentsPage', 'tagline', 'Unified Intelligence, Exponential Results'],
  ['needImpactAgentsPage', 'heading', 'Why Mission-Driven Organizations Need {product} Impact Agents'],
  ['needImpactAgentsPage', 'tableHeadings.issue', 'MDO Challenge'],
  ['needImpactAgentsPage', 'tableHeadings.solution', "Impact Agent's Intelligence"],
  ['needImpactAgentsPage', 'tableHeadings.agents', 'Impact Agent'],
  ['sampleAgentPage', 'agent.title', 'Data & Impact Analytics'],
  ['sampleAgentPage', 'callToAction.button.label', 'Get Started Now'],
  ['sampleAgentPage', 'backLink.label', 'Back to Agents'],
  ['notFoundPage', 'linkLabel', 'Return Home'],
  ['legal-terms-of-use', 'effectiveDate', '2025-08-01'],
])('%s.%s is the text of the spec', (id, path, text) => {
  expect(field(id, path)).toBe(text);
});
