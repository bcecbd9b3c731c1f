import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, emailLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const privacyPolicy = makeLegalPage({
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of this policy.' }],
  summary:
    'This website has no accounts, no tracking and no forms that send data. What little remains is explained here.',
  body: makeLegalText(
    makeParagraph(
      'This website is made to be read. It has no accounts, no payments, no advertising and no tracking. No form on it sends us data. This page explains what remains.',
    ),
    makeHeading('Who is responsible'),
    makeParagraph('This website is published by {organization}. Letters reach it at {address}.'),
    makeLinkedParagraph('You can write an email to ', emailLink, '.'),
    makeLinkedParagraph('The ', contactPageLink, ' says how to reach the people behind it.'),
    makeHeading('What is stored in your browser'),
    makeLinkedParagraph(
      'While this website asks for a password, your browser stores one entry once you have entered it, “authenticated” with the value “true”. It says nothing about you and is not sent to us. The password itself is checked in your browser and is not sent either. The ',
      { label: 'cookie policy', href: '/cookie-policy' },
      ' gives the details and says how to delete the entry.',
    ),
    makeHeading('What our server sees'),
    makeParagraph(
      'To show you a page, your browser must ask our server for it. As with every website, the server then sees:',
    ),
    makeBullet('your internet (IP) address,'),
    makeBullet('the address of the page, picture or text you asked for,'),
    makeBullet('what your browser says about itself, such as its name and language.'),
    makeParagraph(
      'The program that serves this website uses this to answer, and then forgets it. Its log says which address of this site was answered and when, and nothing about who asked. It does not know who you are and builds no profile.',
    ),
    makeParagraph(
      'The company that rents us the server or the connection may keep technical logs of its own for a short time, to keep its service safe. We do not combine them with anything else.',
    ),
    makeHeading('Other companies'),
    makeParagraph(
      'Text, pictures, typefaces and scripts come from our own address. We load nothing from analytics, advertising or social media companies. We do not sell or share data about you.',
    ),
    makeParagraph(
      'Some pages may link to other websites. Once you follow such a link, that website’s privacy policy applies.',
    ),
    makeHeading('When you write to us'),
    makeParagraph(
      'If you send us an email, we use your address and your words to answer you. We do not add you to a mailing list. You may ask us at any time to delete what you sent. We will, unless a law makes us keep it.',
    ),
    makeHeading('People who edit this website'),
    makeParagraph(
      'The Studio, where editors work, keeps a history of every change: what changed, when, and under which editor’s sign-in. Editors who work at the same time see each other’s place in the text. The history is kept so that a mistake can be undone.',
    ),
    makeHeading('Your rights'),
    makeLinkedParagraph(
      'Wherever you live, you may ask what we hold about you, have it corrected and have it deleted. The ',
      contactPageLink,
      ' says how to reach us.',
    ),
    makeHeading('Changes'),
    makeParagraph('If this website begins to collect more, this page will say so before it happens.'),
  ),
});
