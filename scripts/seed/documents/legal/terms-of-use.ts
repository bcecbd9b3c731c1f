import { heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const termsOfUse = legalPage({
  slug: 'terms-of-use',
  title: 'Terms of Use',
  // Spec section 2: effective 8/1/2025.
  effectiveDate: '2025-08-01',
  summary:
    'The terms for reading and sharing this website, in force since August 1, 2025: what you may do and what we ask.',
  body: richText(
    paragraph('These terms are about this website: reading it, quoting it and linking to it.'),
    heading('What you may do'),
    paragraph(
      'You may read the website, link to it, quote it with its source, and print pages for your board or your colleagues. If you were given the password, you may pass it on to people in your organization who should see this.',
    ),
    heading('What we ask of you'),
    paragraph(
      'Please do not disturb the website’s operation, do not pretend to speak for us, and do not present its texts, portraits or drawings as your own. The names and faces of the agents are invented; they stand for no real person.',
    ),
    heading('What we can and cannot promise'),
    paragraph(
      'We write with care and correct mistakes when we learn of them. Still, the website describes a product in conceptual development and is provided as it is, without a warranty that it is complete, up to date or always available. To the extent the law allows, we are not liable for decisions that rest on it alone.',
    ),
    heading('Links to other websites'),
    paragraph(
      'We link to sources that we find useful. What they say and how they treat your data is up to them.',
    ),
    heading('Changes'),
    paragraph('When these terms change, the date at the top of this page changes with them.'),
  ),
});
