import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const termsOfService = makeLegalPage({
  slug: 'terms-of-service',
  title: 'Terms of Service',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version of these terms.' }],
  summary:
    'There is no service to subscribe to yet. What that means, and what will have to be agreed before there is one.',
  body: makeLegalText(
    makeParagraph(
      'These terms are about the service that {product} is planned to be. They are issued by {organization}.',
    ),
    makeHeading('There is no service yet'),
    makeParagraph(
      '{product} is in conceptual development. You cannot order it, subscribe to it or use it today. The capabilities described on this website are planned and may change. Nothing here is an offer or a promise to deliver them.',
    ),
    makeParagraph('You have no account with us, and you owe us nothing.'),
    makeHeading('What will be agreed first'),
    makeParagraph('Before an organization uses {product}, both sides will sign terms that say:'),
    makeBullet('what the service does, and what it does not do,'),
    makeBullet('what it costs, and how long the price holds,'),
    makeBullet('that the organization owns its data and can take it elsewhere,'),
    makeBullet('how the data is protected, and who may see it,'),
    makeBullet('whether any model may learn from the data, and whose model it is,'),
    makeBullet('which decisions stay with people, and who answers for a mistake,'),
    makeBullet('how the agreement ends, and when the data is deleted.'),
    makeHeading('No professional advice'),
    makeParagraph(
      'Texts on this website are general information. They are not legal, tax, accounting, audit or employment advice. They do not replace a professional who knows your organization. Reading them does not make you a client of a CPA.',
    ),
    makeHeading('Figures and targets'),
    makeParagraph(
      'A figure about what {product} does, such as time saved, is a target. Nobody has measured it yet. Figures about the nonprofit sector describe the sector, not your organization.',
    ),
    makeHeading('Consultations'),
    makeParagraph(
      'You can ask for a consultation about {product}. It obliges neither side to anything. Please send us no confidential data about clients, donors or staff.',
    ),
    makeHeading('Questions'),
    makeLinkedParagraph(
      'If anything here is unclear, ask us through the ',
      contactPageLink,
      ' before you rely on it. The ',
      { label: 'terms of use', href: '/terms-of-use' },
      ' cover the website itself.',
    ),
  ),
});
