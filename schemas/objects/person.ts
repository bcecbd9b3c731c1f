import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from '@sanity/types';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const person = defineType({
  name: 'person',
  title: 'Person',
  description: 'Somebody who builds the product and agreed to be named.',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As the person wants to be called.',
      type: 'string',
      validation: requireText('This person has no name. Type it, or remove the person.', 60),
    }),
    defineField({
      name: 'credential',
      title: 'Credential',
      description: 'What the person is by profession, such as CPA. A few words.',
      type: 'string',
      validation: adviseLength(60),
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      description: 'A picture of the face. Without one the name stands alone.',
      type: 'imageWithAlt',
    }),
    defineField({
      name: 'sentence',
      title: 'One sentence',
      description: 'What the person does for the product, or why. About 10 to 25 words.',
      type: 'text',
      rows: 2,
      validation: adviseLength(200),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'credential', media: 'portrait' } },
});
