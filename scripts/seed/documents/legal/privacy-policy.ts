import { heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const privacyPolicy = legalPage({
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  summary:
    'This website has no accounts, no tracking and no forms that send data. What little remains is explained here.',
  body: richText(
    paragraph(
      'This website is made to be read. It has no accounts, no forms that send data, no advertising and no tracking. This page explains what remains.',
    ),
    heading('What is stored in your browser'),
    paragraph(
      'When you enter the password, your browser stores one entry named “authenticated” in its local storage, so that you are not asked again. It holds the word “true” and nothing about you. It is not sent to us, and you can delete it at any time in your browser’s settings.',
    ),
    heading('What our server sees'),
    paragraph(
      'To deliver a page, the server must receive your internet address and the address of the page you asked for, as with every website. We do not use them to build profiles, and we do not give them to advertisers or data brokers. A company that hosts the website or its pictures for us may keep technical logs for a short time, to keep its service running and safe.',
    ),
    heading('When you write to us'),
    paragraph(
      'If you send us an email, we use your address and what you wrote to answer you. We do not add you to a mailing list unless you ask us to, and we delete the correspondence when you ask us to, unless the law requires us to keep it.',
    ),
    heading('Your rights'),
    paragraph(
      'Wherever you live, you may ask us what we hold about you, have it corrected and have it deleted. The contact page says how to reach us.',
    ),
    heading('Changes'),
    paragraph('If this website ever begins to collect more, this page will say so before it happens.'),
  ),
});
