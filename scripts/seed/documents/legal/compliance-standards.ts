import { bullet, heading, paragraph } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';
import { contactPageLink, legalText, linkedParagraph } from './legal-text.ts';

export const complianceStandards = legalPage({
  slug: 'compliance-standards',
  title: 'Compliance Standards',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of this page.' }],
  summary: 'The rules and standards that we design {product} around, and what it does not claim.',
  body: legalText(
    paragraph(
      'Nonprofits work under many rules at once. We design {product} around them from the start. This page lists the rules we have in mind. The platform is in conceptual development and has no certificates.',
    ),
    heading('What applies to this website'),
    bullet(
      'Accessibility: the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The accessibility statement names the known limits.',
    ),
    bullet(
      'Privacy: there are no accounts, no tracking and no record of who visits. Where the GDPR or a state privacy law applies, it covers the email you send. The privacy policy gives the details.',
    ),
    bullet(
      'Honesty about AI: the names, faces and voices of the agents are invented, and this website says so.',
    ),
    bullet(
      'Advertising: our figures about the platform, such as time saved, are targets. Nobody has measured them yet.',
    ),
    heading('What the platform is planned around'),
    paragraph('Nonprofit finance and grants:'),
    bullet('The accounting standards of the FASB for not-for-profit entities, donor restrictions included.'),
    bullet('The Form 990 series, and state registration before asking for gifts.'),
    bullet('The Uniform Guidance (2\u00a0CFR\u00a0200) and the single audit, for federal awards.'),
    paragraph('Privacy and records:'),
    bullet('State privacy laws in the United States, and the principles of the GDPR.'),
    bullet('HIPAA for health records and FERPA for education records, where they apply.'),
    bullet('The PCI DSS, wherever a card payment passes through.'),
    paragraph('Responsible AI:'),
    bullet('The NIST AI Risk Management Framework, with a person accountable for each decision.'),
    bullet('A notice wherever a machine made a text, a voice or a face.'),
    heading('What this page does not claim'),
    paragraph(
      'Naming a standard here means that we design with it in mind. It does not mean that the platform has been examined against it. Whether an organization follows a rule remains a matter for its board and its advisers.',
    ),
    linkedParagraph('Is a rule you work under missing? The ', contactPageLink, ' says where to write.'),
  ),
});
