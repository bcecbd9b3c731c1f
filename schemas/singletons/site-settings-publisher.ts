import { defineField, type EmailRule, type StringRule } from '@sanity/types';
import { isUnfilledFact } from '../placeholders.ts';
import { optionalLinkTarget } from '../validation/link-target.ts';
import { optional } from '../validation/required.ts';

/** Initial values of a new Site settings document: placeholders that an editor must replace. */
export const publisherPlaceholders = {
  organizationName: '[Name of your organization]',
  organizationAddress: '[Street and number, city, state, ZIP code]',
  // The top-level domain is reserved, so visitors' mail cannot reach a stranger.
  contactEmail: 'replace-this@organization.example',
} as const;

const group = 'publisher';

/** Reports a placeholder and how to replace it; true when it was replaced or is empty. */
export function describePlaceholder(value: string | undefined, howToReplace: string): string | true {
  if (!value || !isUnfilledFact(value)) return true;
  return `“${value}” is only a placeholder, so the site leaves out every sentence that names it. ${howToReplace} You may still publish.`;
}

/** Warns when the text is missing or a placeholder. */
function ownText(missing: string, howToReplace: string) {
  return (rule: StringRule): StringRule[] => [
    rule.required().warning(missing),
    rule.custom<string>((value) => describePlaceholder(value, howToReplace)).warning(),
  ];
}

/** Requires a valid address; warns when it is missing or a placeholder. */
function ownEmail(rule: EmailRule): EmailRule[] {
  return [
    optional('This is not an email address. Write it with an @ and no spaces.')(rule),
    rule
      .required()
      // Sanity's email rule reports the text below too, so that one message covers all three cases.
      .custom<string>((value) => (value && isUnfilledFact(value) ? 'is a placeholder' : true))
      .warning(
        'Visitors have no address of yours to write to. Until there is one, the contact page shows none and, without a link for scheduling, a note in place of its button, and all pages leave out the sentences that name it. Type an address that your organization owns, and send it a test message; you may still publish.',
      ),
  ];
}

/** The publisher's data, which the legal pages and the contact page show. */
export const publisherFields = [
  defineField({
    name: 'organizationName',
    title: 'Name of your organization',
    description:
      'The organization that publishes this website and answers for it. Shows everywhere a text says {organization}, above all on the contact page and the legal pages. Write the full legal name, such as Helping Hands of Ohio, Inc.',
    type: 'string',
    group,
    initialValue: publisherPlaceholders.organizationName,
    validation: ownText(
      'The legal pages do not say who publishes this website: sentences that name it are left out. Type the full legal name of your organization.',
      'Replace it, brackets included, with the full legal name of your organization.',
    ),
  }),
  defineField({
    name: 'organizationAddress',
    title: 'Postal address of your organization',
    description:
      'Where letters to your organization go. Shows everywhere a text says {address}. Write it in one line: street and number, city, state, ZIP code.',
    type: 'string',
    group,
    initialValue: publisherPlaceholders.organizationAddress,
    validation: ownText(
      'The legal pages do not say where letters go: sentences that name the address are left out. Type the postal address of your organization in one line.',
      'Replace it, brackets included, with the postal address of your organization in one line.',
    ),
  }),
  defineField({
    name: 'contactEmail',
    title: 'Email address for visitors',
    description:
      'Where visitors can write. Shows everywhere a text says {email}, and behind links to mailto:{email}. Choose a mailbox that somebody reads every working day.',
    type: 'email',
    group,
    initialValue: publisherPlaceholders.contactEmail,
    validation: ownEmail,
  }),
  defineField({
    name: 'schedulingLink',
    title: 'Link for scheduling',
    description:
      'Where the large button of the contact page leads: the address of the page on which visitors choose a time, starting with https://. Leave it empty, and the button opens a message to the email address above.',
    type: 'string',
    group,
    validation: optionalLinkTarget,
  }),
];
