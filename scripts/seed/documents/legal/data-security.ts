import { makeObject, makeObjects } from '../document.ts';
import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const dataSecurity = makeLegalPage({
  slug: 'data-security',
  title: 'Data Security',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version, with what holds today beside what is planned.' }],
  summary: 'How we protect this website today, and the security principles that we design {product} by.',
  comparison: makeObject('todayAndPlanned', {
    subject: 'What',
    today: 'Today',
    planned: 'Planned',
    rows: makeObjects('todayAndPlannedRow', 'row', [
      {
        subject: 'Your data',
        today: 'None is here: no accounts, no payments, and no form that sends anything.',
        planned: 'We collect only what a task needs, and delete it once no rule requires it.',
      },
      {
        subject: 'Encryption',
        today: 'Nothing of yours is stored here, so there is nothing of yours to encrypt.',
        planned: 'We encrypt data when it is sent and where it is stored.',
      },
      {
        subject: 'Access',
        today: 'Visitors read what is published; changes need an editor’s key.',
        planned: 'Each person and each agent sees only what the work requires.',
      },
      {
        subject: 'Records',
        today: 'We keep every change by an editor, and can undo it.',
        planned: 'We record every action of an agent, with its source and who approved it.',
      },
      {
        subject: 'AI models',
        today: 'None runs here.',
        planned: 'Undecided. This page names the model before any data goes to it.',
      },
      {
        subject: 'Approval',
        today: 'No agent does or sends anything for you.',
        planned: 'An agent sends nothing that a person has not approved.',
      },
      {
        subject: 'Independent audit',
        today: 'None: there is no platform to examine yet.',
        planned: 'We have it examined once there is something to examine, and publish the result.',
      },
    ]),
  }),
  body: makeLegalText(
    makeParagraph(
      'There are two things to say about security: what this website does today, and what {product} is planned to do. We keep them apart.',
    ),
    makeHeading('This website today'),
    makeParagraph('This website has no accounts and takes no payments. No form on it sends data.'),
    makeBullet(
      'Pages, text and content come from one server under our own address. A rule that every page carries (a content security policy) stops scripts from any other address.',
    ),
    makeBullet(
      'Visitors can only read, and only what has been published. Drafts and changes need an editor’s key.',
    ),
    makeBullet('We keep every change by an editor in a history, so that we can undo it.'),
    makeBullet('Pages cannot be shown inside other websites, and they cannot use your camera or microphone.'),
    makeBullet('No AI model runs here, and no data of yours reaches one.'),
    makeBullet(
      'The password, if you were asked for one, is not a secure lock. Your browser checks it by itself. It keeps visitors from mistaking a product in development for a finished one. It protects nothing confidential, because nothing confidential is here.',
    ),
    makeHeading('What {product} is planned to do'),
    makeParagraph(
      'An organization that uses {product} trusts it with what clients, donors and staff told in confidence. We design it by these principles:',
    ),
    makeBullet('Collect only what a task needs, and delete it once no rule requires it.'),
    makeBullet('Encrypt data when it is sent and where it is stored.'),
    makeBullet('Give each person and each agent only the access that their work requires, and review it.'),
    makeBullet('Record every action of an agent, with its source and the person who approved it.'),
    makeBullet('Send nothing that a person has not approved.'),
    makeParagraph(
      'No independent auditor has certified any of this, since the platform does not exist yet. When there is something to examine, we plan to have it examined and to publish the result.',
    ),
    makeHeading('Will client data train a model?'),
    makeParagraph(
      'No, unless you agree to it first. Today there is no client data here and no model. The terms that both sides sign will say whether a model may learn from what you entrust to {product}; if they do not say so, none may.',
    ),
    makeHeading('Whose model is it?'),
    makeParagraph(
      'Nobody’s yet: we have not chosen between a model of our own and one of another company. This page names it before any data goes to it.',
    ),
    makeHeading('Who answers for a mistake?'),
    makeLinkedParagraph(
      'The person who approved the step does, under their own name; an agent approves nothing. We have not decided what {product} itself answers for. The ',
      { label: 'terms of service', href: '/terms-of-service' },
      ' list what both sides settle first.',
    ),
    makeHeading('What does it cost, and when does it come?'),
    makeLinkedParagraph(
      'We have set no price and no date, and there is nothing to buy yet. We have not decided how a price is made up, whether a small organization pays less, or how much of your staff’s time the setup takes. You can tell us what you need through the ',
      { label: 'contact page', href: '/contact' },
      '. Asking costs nothing and obliges you to nothing.',
    ),
    makeHeading('Report a weakness'),
    makeLinkedParagraph(
      'Have you found a weakness in this website? Please tell us through the ',
      contactPageLink,
      ' before you tell others, and describe how to repeat it. We will not take action against people who look for weaknesses in good faith and do no harm.',
    ),
  ),
});
