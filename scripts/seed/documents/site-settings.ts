import { initialLanguage } from '../../../content/language.ts';
import type { SiteSettings } from '../../../content/sanity.types.ts';
import { exampleDetails } from '../../../schemas/example-details.ts';
import { initialNoScriptText } from '../../../schemas/singletons/site-settings.ts';
import {
  initialContactLink,
  initialFooterLinks,
  initialNavigation,
} from '../../../schemas/singletons/site-settings-navigation.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const siteSettings: Seed<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  productName: 'Beacon',
  statusLine: 'Planned capabilities, in conceptual development.',
  ...exampleDetails,
  gateHelp: 'This website is not open to the public yet. Ask the person who sent you here for the password.',
  gateDescription: 'This website is not open to the public yet.',
  noScriptText: initialNoScriptText,
  staleNote: 'Showing content as of',
  rowPositionWord: 'of',
  language: initialLanguage,
  navigation: makeObjects('navItem', 'menu', initialNavigation),
  contactLink: initialContactLink,
  footerLinks: makeObjects('navItem', 'footer', initialFooterLinks),
  footerText:
    '{product} is in conceptual development, and the capabilities described on this site are planned.',
  agentCtaHeadline: 'Ready to Elevate Your {domain}?',
  agentCtaButton: makeObject('link', { label: 'Get Started Now', href: '/contact' }),
  agentContact: makeObject('callToAction', {
    heading: 'Talk to the people behind {product}',
    text: 'Tell us what takes the most time in your organization. We answer plainly which part of it an agent carries, and which part stays with you.',
    button: makeObject('link', { label: 'Write to Us', href: '/contact' }),
  }),
  agentLabels: makeObject('agentLabels', {
    overview: 'Overview',
    problem: 'Problem',
    solution: 'Solution',
    deliverables: 'Deliverables',
    expertise: 'Expertise',
    impactFramework: 'Impact Framework',
    problemsForm: 'Ten problems, answered',
    prioritiesForm: 'Fifteen priorities, ranked',
    aiPillars: 'AI pillars',
    critical: 'Critical',
    operational: 'Operational',
    enhancement: 'Enhancement',
    number: 'ID',
    impact: 'Impact',
    targets: 'Aiming for',
    colleagues: 'Challenges shared with colleagues',
    next: 'Next agent',
    back: 'Back to Agents',
    example: 'Example',
    flagged: 'Needs you',
    done: 'Done',
  }),
  legalDateLabel: 'Effective',
  legalChangesHeading: 'What changed',
  legalContentsHeading: 'On this page',
  seo: makeObject('seo', {
    title: '{product}: Intelligence for Mission-Driven Organizations',
    description:
      'Eight AI agents on ten AI pillars for nonprofits with more mission than staff: finance, compliance, fundraising, programs, people and data.',
  }),
};
