import { defineField, type EmailRule, type StringRule } from '@sanity/types';
import { describeExampleDetail, exampleDetails } from '../example-details.ts';
import { checkLinkTarget } from '../validation/link-target.ts';
import { allowMissing } from '../validation/required.ts';

const group = 'publisher';

/** Warns when the text is missing or the example. */
function replaceExampleText(missing: string, howToReplace: string) {
  return (rule: StringRule): StringRule[] => [
    rule.required().warning(missing),
    rule.custom<string>((value) => describeExampleDetail(value, howToReplace)).warning(),
  ];
}

/** Requires a valid address; warns when it is missing or the example. */
function replaceExampleEmail(rule: EmailRule): EmailRule[] {
  return [
    allowMissing('This is not an email address. Write it with an @ and no spaces.')(rule),
    rule
      .required()
      // Sanity's email rule reports the text below too, so that one message covers all three cases.
      .custom<string>((value) => describeExampleDetail(value, ''))
      .warning(
        'Visitors cannot write to you: the address is missing, or it is the example that the site starts with. With the example they write to nobody; with none, and without a link for scheduling, no page invites to write. Type an address that your organization owns, and send it a test message; you may still publish.',
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
    initialValue: exampleDetails.organizationName,
    validation: replaceExampleText(
      'The legal pages do not say who publishes this website: sentences that name it are left out. Type the full legal name of your organization.',
      'Type the full legal name of your organization.',
    ),
  }),
  defineField({
    name: 'organizationAddress',
    title: 'Postal address of your organization',
    description:
      'Where letters to your organization go. Shows everywhere a text says {address}. Write it in one line: street and number, city, state, ZIP code.',
    type: 'string',
    group,
    initialValue: exampleDetails.organizationAddress,
    validation: replaceExampleText(
      'The legal pages do not say where letters go: sentences that name the address are left out. Type the postal address of your organization in one line.',
      'Type the postal address of your organization in one line.',
    ),
  }),
  defineField({
    name: 'contactEmail',
    title: 'Email address for visitors',
    description:
      'Where visitors can write. Shows everywhere a text says {email}, and behind links to mailto:{email}. Choose a mailbox that somebody reads every working day.',
    type: 'email',
    group,
    initialValue: exampleDetails.contactEmail,
    validation: replaceExampleEmail,
  }),
  defineField({
    name: 'contactPhone',
    title: 'Phone number for visitors',
    description:
      'Where visitors can call. Shows everywhere a text says {phone}, and behind links to tel:{phone}. Begin with the country code, such as +1 for the United States. Leave it empty, and the site shows none.',
    type: 'string',
    group,
    initialValue: exampleDetails.contactPhone,
    validation: (rule) =>
      rule
        .custom<string>((value) => describeExampleDetail(value, 'Type your own, or clear the field.'))
        .warning(),
  }),
  defineField({
    name: 'schedulingLink',
    title: 'Link for scheduling',
    description:
      'Where the large button of the contact page leads: the address of the page on which visitors choose a time, starting with https://. Leave it empty, and the button opens a choice of half hours within your business hours, which visitors send to the email address above.',
    type: 'string',
    group,
    validation: checkLinkTarget,
  }),
];
