import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from '@sanity/types';
import { agentDomains } from '../agent-domains.ts';
import { allowMissing } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

/** The sample agent descriptor. It is separate, since the sample page is not an agent's page. */
export const sampleAgent = defineType({
  name: 'sampleAgent',
  title: 'Sample agent',
  description: 'The agent at the top of the sample page.',
  type: 'object',
  icon: UserIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The agent’s name, the largest line of the page. One word.',
      type: 'string',
      initialValue: 'Diana',
      validation: requireText('The name is missing. Type the agent’s name, such as Diana.', 30),
    }),
    defineField({
      name: 'title',
      title: 'Function',
      description: 'What the agent does; shows below the name. About 2 to 5 words.',
      type: 'string',
      initialValue: 'Data & Impact Analytics',
      validation: requireText('The function is missing. Say in a few words what the agent does.', 60),
    }),
    defineField({
      name: 'domain',
      title: 'Domain',
      description: 'The field of work the agent belongs to; shows as a small label.',
      type: 'string',
      options: { list: [...agentDomains] },
      initialValue: 'Data Analytics',
      validation: allowMissing(
        'This domain is not in the list. Choose one of the eight, or clear the field.',
      ),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Shows below the function. Two or three sentences.',
      type: 'text',
      rows: 4,
      validation: requireText(
        'The description is missing. Introduce the agent in two or three sentences.',
        500,
      ),
    }),
    defineField({
      name: 'image',
      title: 'Portrait',
      description:
        'Shows beside the name. Square, at least 512 by 512 pixels. Empty: a neutral drawing shows.',
      type: 'imageWithAlt',
    }),
    defineField({
      name: 'videoUrl',
      title: 'Address of a video',
      description: 'Stays empty: the sample page shows the portrait and plays no video.',
      type: 'string',
      // The owner defined the field and gave it no content.
      hidden: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'title', media: 'image' } },
});
