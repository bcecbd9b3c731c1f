import { heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const cookiePolicy = legalPage({
  slug: 'cookie-policy',
  title: 'Cookie Policy',
  summary: 'This website sets no cookies. It stores one entry in your browser, and this page says which.',
  body: richText(
    paragraph('This website sets no cookies: none of its own, and none of other companies.'),
    heading('One entry in local storage'),
    paragraph(
      'Local storage is a small memory that your browser keeps for a website. We use it for one entry, “authenticated”, which is set to “true” once you have entered the password, so that you are not asked on every page. Unlike a cookie it is not sent along with each request. It stays until you delete it.',
    ),
    heading('How to delete it'),
    paragraph(
      'Delete the website data for this address in the privacy settings of your browser. The website will ask for the password again, and nothing else will change.',
    ),
    heading('No tracking'),
    paragraph(
      'We use no analytics, no advertising networks and no buttons that report your visit to social media. That is why no cookie banner is shown: there is nothing to consent to.',
    ),
  ),
});
