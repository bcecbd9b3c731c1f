import { LaunchIcon } from '@sanity/icons/Launch';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** The fields of every call to action. */
export const callToActionFields = [
  defineField({
    name: 'heading',
    title: 'Heading',
    description: `The large line of the invitation. Up to about 10 words. ${productHint}`,
    type: 'string',
    validation: requireText('The invitation has no heading. Write the line that invites the visitor.', 90),
  }),
  defineField({
    name: 'text',
    title: 'Sentence below',
    description: `Shows between the heading and the button. One or two sentences. ${productHint}`,
    type: 'text',
    rows: 3,
    validation: adviseLength(300),
  }),
  defineField({
    name: 'button',
    title: 'Button',
    description: 'The button below the text: its words and where it leads.',
    type: 'link',
  }),
];

export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  description: 'A large line, a sentence and a button that invite the visitor to act.',
  type: 'object',
  icon: LaunchIcon,
  options: { collapsible: true, collapsed: false },
  fields: callToActionFields,
  preview: { select: { title: 'heading', subtitle: 'button.label' } },
});
