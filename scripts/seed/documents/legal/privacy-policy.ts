import { bullet, heading, paragraph } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';
import { contactPageLink, emailLink, legalText, linkedParagraph } from './legal-text.ts';

export const privacyPolicy = legalPage({
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of this policy.' }],
  summary:
    'This website has no accounts, no tracking and no forms that send data. What little remains is explained here.',
  body: legalText(
    paragraph(
      'This website is made to be read. It has no accounts, no payments, no advertising and no tracking. No form on it sends us data. This page explains what remains.',
    ),
    heading('Who is responsible'),
    paragraph('This website is published by {organization}. Letters reach it at {address}.'),
    linkedParagraph('You can write an email to ', emailLink, '.'),
    linkedParagraph('The ', contactPageLink, ' says how to reach the people behind it.'),
    heading('What is stored in your browser'),
    linkedParagraph(
      'While this website asks for a password, your browser stores one entry once you have entered it, “authenticated” with the value “true”. It says nothing about you and is not sent to us. The password itself is checked in your browser and is not sent either. The ',
      { label: 'cookie policy', href: '/cookie-policy' },
      ' gives the details and says how to delete the entry.',
    ),
    heading('What our server sees'),
    paragraph(
      'To show you a page, your browser must ask our server for it. As with every website, the server then sees:',
    ),
    bullet('your internet (IP) address,'),
    bullet('the address of the page, picture or text you asked for,'),
    bullet('what your browser says about itself, such as its name and language.'),
    paragraph(
      'The program that serves this website uses this to answer, and then forgets it. Its log says which address of this site was answered and when, and nothing about who asked. It does not know who you are and builds no profile.',
    ),
    paragraph(
      'The company that rents us the server or the connection may keep technical logs of its own for a short time, to keep its service safe. We do not combine them with anything else.',
    ),
    heading('Other companies'),
    paragraph(
      'Text, pictures, typefaces and scripts come from our own address. We load nothing from analytics, advertising or social media companies. We do not sell or share data about you.',
    ),
    paragraph(
      'Some pages may link to other websites. Once you follow such a link, that website’s privacy policy applies.',
    ),
    heading('When you write to us'),
    paragraph(
      'If you send us an email, we use your address and your words to answer you. We do not add you to a mailing list. You may ask us at any time to delete what you sent. We will, unless a law makes us keep it.',
    ),
    heading('People who edit this website'),
    paragraph(
      'The Studio, where editors work, keeps a history of every change: what changed, when, and under which editor’s sign-in. Editors who work at the same time see each other’s place in the text. The history is kept so that a mistake can be undone.',
    ),
    heading('Your rights'),
    linkedParagraph(
      'Wherever you live, you may ask what we hold about you, have it corrected and have it deleted. The ',
      contactPageLink,
      ' says how to reach us.',
    ),
    heading('Changes'),
    paragraph('If this website begins to collect more, this page will say so before it happens.'),
  ),
});
