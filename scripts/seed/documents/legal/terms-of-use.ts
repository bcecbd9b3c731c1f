import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const termsOfUse = makeLegalPage({
  slug: 'terms-of-use',
  title: 'Terms of Use',
  // In force since 8/1/2025.
  effectiveDate: '2025-08-01',
  changes: [{ date: '2025-08-01', text: 'First version of these terms.' }],
  summary:
    'The terms for reading and sharing this website, in force since August 1, 2025: what you may do and what we ask.',
  body: makeLegalText(
    makeParagraph(
      'These terms are about this website: reading it, quoting it and linking to it. The website is published by {organization}. By using it, you accept these terms.',
    ),
    makeHeading('What you may do'),
    makeBullet('Read the website and link to any page.'),
    makeBullet('Quote it, if you name the source.'),
    makeBullet('Print pages for your board or your colleagues.'),
    makeBullet(
      'Pass the password on to people in your organization who should see this, if you were given one.',
    ),
    makeHeading('What we ask of you'),
    makeBullet('Do not disrupt the website’s operation or try to change its content.'),
    makeBullet('Do not pretend to speak for us.'),
    makeBullet('Do not present its texts, portraits or drawings as your own.'),
    makeHeading('The agents are not people'),
    makeParagraph(
      'The names, faces and voices of the agents are invented. They depict no real person. What an agent says on this website describes a capability that is planned.',
    ),
    makeHeading('What we cannot promise'),
    makeParagraph(
      'We write with care and correct mistakes when we learn of them. Still, the website describes a product in conceptual development. It is provided “as is.” We give no warranty that it is complete, up to date or always available. As far as the law allows, we are not liable for decisions that rest on it alone.',
    ),
    makeHeading('Links to other websites'),
    makeParagraph(
      'Some pages may link to other websites. What those websites say, and how they treat your data, is up to them.',
    ),
    makeHeading('Privacy'),
    makeLinkedParagraph(
      'The ',
      { label: 'privacy policy', href: '/privacy-policy' },
      ' and the ',
      { label: 'cookie policy', href: '/cookie-policy' },
      ' say what this website stores and what it does not.',
    ),
    makeHeading('Changes and questions'),
    makeLinkedParagraph(
      'When these terms change, the date at the top of this page changes with them. For questions, use the ',
      contactPageLink,
      '.',
    ),
  ),
});
