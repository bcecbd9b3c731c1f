import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from '@sanity/types';
import { checkLinkTarget } from '../validation/link-target.ts';
import { requireText } from '../validation/text-length.ts';

export const contactDetail = defineType({
  name: 'contactDetail',
  title: 'Contact detail',
  description: 'One way to get in touch, such as an email address or a phone number.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Kind',
      description: 'What it is, such as Email or Phone. Shows in small type before the detail.',
      type: 'string',
      validation: requireText('The kind is missing. Write what this is, such as Email.', 40),
    }),
    defineField({
      name: 'value',
      title: 'Detail',
      description:
        'The email address, phone number or postal address itself. Write {organization}, {address}, {email} or {phone} for what Site settings says.',
      type: 'text',
      rows: 2,
      validation: requireText(
        'The detail is missing. Write the address or number, or remove this entry.',
        160,
      ),
    }),
    defineField({
      name: 'href',
      title: 'Link (may stay empty)',
      description:
        'Makes the detail clickable: mailto:{email} for the address of Site settings, mailto:name@example.org for another one, tel:{phone} for the number there.',
      type: 'string',
      validation: checkLinkTarget,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
});
