import { bullet, heading, paragraph } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';
import { contactPageLink, legalText, linkedParagraph } from './legal-text.ts';

export const termsOfUse = legalPage({
  slug: 'terms-of-use',
  title: 'Terms of Use',
  // In force since 8/1/2025.
  effectiveDate: '2025-08-01',
  changes: [{ date: '2025-08-01', text: 'First version of these terms.' }],
  summary:
    'The terms for reading and sharing this website, in force since August 1, 2025: what you may do and what we ask.',
  body: legalText(
    paragraph(
      'These terms are about this website: reading it, quoting it and linking to it. The website is published by {organization}. By using it, you accept these terms.',
    ),
    heading('What you may do'),
    bullet('Read the website and link to any page.'),
    bullet('Quote it, if you name the source.'),
    bullet('Print pages for your board or your colleagues.'),
    bullet('Pass the password on to people in your organization who should see this, if you were given one.'),
    heading('What we ask of you'),
    bullet('Do not disrupt the website’s operation or try to change its content.'),
    bullet('Do not pretend to speak for us.'),
    bullet('Do not present its texts, portraits or drawings as your own.'),
    heading('The agents are not people'),
    paragraph(
      'The names, faces and voices of the agents are invented. They depict no real person. What an agent says on this website describes a capability that is planned.',
    ),
    heading('What we cannot promise'),
    paragraph(
      'We write with care and correct mistakes when we learn of them. Still, the website describes a product in conceptual development. It is provided “as is.” We give no warranty that it is complete, up to date or always available. As far as the law allows, we are not liable for decisions that rest on it alone.',
    ),
    heading('Links to other websites'),
    paragraph(
      'Some pages may link to other websites. What those websites say, and how they treat your data, is up to them.',
    ),
    heading('Privacy'),
    linkedParagraph(
      'The ',
      { label: 'privacy policy', href: '/privacy-policy' },
      ' and the ',
      { label: 'cookie policy', href: '/cookie-policy' },
      ' say what this website stores and what it does not.',
    ),
    heading('Changes and questions'),
    linkedParagraph(
      'When these terms change, the date at the top of this page changes with them. For questions, use the ',
      contactPageLink,
      '.',
    ),
  ),
});
