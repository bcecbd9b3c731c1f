import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const cookiePolicy = makeLegalPage({
  slug: 'cookie-policy',
  title: 'Cookie Policy',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of this policy.' }],
  summary:
    'This website sets no cookies. It stores one entry in your browser, and two notes while a tab is open. This page says which.',
  body: makeLegalText(
    makeParagraph('This website sets no cookies. It sets none of its own and none for other companies.'),
    makeHeading('The one entry we store'),
    makeParagraph(
      'Your browser keeps a small memory for each website, called local storage. While this website asks for a password, we write one entry there:',
    ),
    makeBullet('Name: “authenticated”.'),
    makeBullet('Value: “true”.'),
    makeBullet('When: after you enter the right password.'),
    makeBullet('Why: so that you are not asked for the password on every page.'),
    makeBullet('How long: until you delete it. It has no end date.'),
    makeParagraph(
      'The entry says nothing about you. It stays in your browser: unlike a cookie, it is not sent to us with each page. If your browser refuses local storage, the website works all the same. It then asks for the password more often.',
    ),
    makeHeading('Two notes while a tab is open'),
    makeParagraph(
      'When you leave a page, your browser notes two things in its session storage: “react-router-scroll-positions”, how far you had scrolled, and “remix-router-transitions”, between which of our pages the screen faded. They say nothing about you and are not sent to us. They are gone when you close the tab.',
    ),
    makeHeading('Copies that your browser makes'),
    makeParagraph(
      'Like every browser, yours keeps copies of pages and pictures for a while, so that they load faster next time. We do not use these copies to recognize you.',
    ),
    makeHeading('If you edit this website'),
    makeParagraph(
      'Editors work in a separate tool, the Studio, under the address /studio/. Visitors do not need it. The Studio sets no cookies either. In the local storage of an editor’s browser it stores:',
    ),
    makeBullet(
      '“__studio_auth_token_”, followed by the name of the project: the key that shows the server that the editor may edit, and when the browser received it.',
    ),
    makeBullet(
      '“unsaved-texts:”, followed by the editor and the page: words that an editor typed and that were not saved, until they are saved or thrown away.',
    ),
    makeBullet(
      'Settings of the Studio itself, such as light or dark colors (“sanityStudio:ui:colorScheme”), the language, the last searches and the last developer query.',
    ),
    makeParagraph(
      'For as long as a tab is open, the Studio also notes in session storage which tab it is and, as “guide.task”, which task of its guide an editor is on.',
    ),
    makeParagraph(
      'A list of what an editor removed recently is kept on our server, and so are some settings, such as the width of a column. Local storage may hold copies of those settings.',
    ),
    makeHeading('How to delete it'),
    makeParagraph(
      'Open the privacy settings of your browser and delete the website data for this address. That deletes the entry and the notes. If this website asks for a password, it will ask again. Nothing else changes.',
    ),
    makeHeading('No tracking'),
    makeParagraph(
      'There are no analytics, no advertising and no social media buttons here. There is nothing to consent to, so we show no cookie banner.',
    ),
    makeLinkedParagraph(
      'If we ever store more, this page will name it first. Questions? The ',
      contactPageLink,
      ' says how to reach us.',
    ),
  ),
});
