import { bullet, heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const complianceStandards = legalPage({
  slug: 'compliance-standards',
  title: 'Compliance Standards',
  summary: 'The rules and standards that {product} is being designed around, and what it does not claim.',
  body: richText(
    paragraph(
      'Nonprofits work under many rules at once. {product} is being designed around them from the first drawing, and this page lists the ones we have in mind. A list is no certificate: the platform is in conceptual development and holds none.',
    ),
    heading('Nonprofit finance and grants'),
    bullet('Accounting standards of the FASB for not-for-profit entities, including donor restrictions.'),
    bullet(
      'Federal and state filings, such as the Form 990 series and charitable solicitation registration.',
    ),
    bullet('The Uniform Guidance, 2 CFR 200, for federal awards.'),
    heading('Privacy'),
    bullet('State privacy laws in the United States, and the principles of the GDPR.'),
    bullet('Sector rules where they apply, such as HIPAA for health and FERPA for education records.'),
    heading('Accessibility'),
    bullet(
      'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, for this website and for the platform.',
    ),
    heading('Responsible AI'),
    bullet('The NIST AI Risk Management Framework, with a person accountable for each decision.'),
    bullet(
      'Disclosure wherever a text, a voice or a face was made by a machine. The voices and faces of our agents are.',
    ),
    paragraph(
      'Naming a standard here means that we design with it in mind. Whether an organization complies with a rule remains a matter for its board and its advisers.',
    ),
  ),
});
