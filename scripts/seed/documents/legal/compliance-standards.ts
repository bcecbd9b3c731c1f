import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const complianceStandards = makeLegalPage({
  slug: 'compliance-standards',
  title: 'Compliance Standards',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of this page.' }],
  summary: 'The rules and standards that we design {product} around, and what it does not claim.',
  body: makeLegalText(
    makeParagraph(
      'Nonprofits work under many rules at once. We design {product} around them from the start. This page lists the rules we have in mind. The platform is in conceptual development and has no certificates.',
    ),
    makeHeading('What applies to this website'),
    makeBullet(
      'Accessibility: the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The accessibility statement names the known limits.',
    ),
    makeBullet(
      'Privacy: there are no accounts, no tracking and no record of who visits. Where the GDPR or a state privacy law applies, it covers the email you send. The privacy policy gives the details.',
    ),
    makeBullet(
      'Honesty about AI: the names, faces and voices of the agents are invented, and this website says so.',
    ),
    makeBullet(
      'Advertising: our figures about the platform, such as time saved, are targets. Nobody has measured them yet.',
    ),
    makeHeading('What the platform is planned around'),
    makeParagraph('Nonprofit finance and grants:'),
    makeBullet(
      'The accounting standards of the FASB for not-for-profit entities, donor restrictions included.',
    ),
    makeBullet('The Form 990 series, and state registration before asking for gifts.'),
    makeBullet('The Uniform Guidance (2\u00a0CFR\u00a0200) and the single audit, for federal awards.'),
    makeParagraph('Privacy and records:'),
    makeBullet('State privacy laws in the United States, and the principles of the GDPR.'),
    makeBullet('HIPAA for health records and FERPA for education records, where they apply.'),
    makeBullet('The PCI DSS, wherever a card payment passes through.'),
    makeParagraph('Responsible AI:'),
    makeBullet('The NIST AI Risk Management Framework, with a person accountable for each decision.'),
    makeBullet('A notice wherever a machine made a text, a voice or a face.'),
    makeHeading('What this page does not claim'),
    makeParagraph(
      'Naming a standard here means that we design with it in mind. It does not mean that the platform has been examined against it. Whether an organization follows a rule remains a matter for its board and its advisers.',
    ),
    makeLinkedParagraph('Is a rule you work under missing? The ', contactPageLink, ' says where to write.'),
  ),
});
