import { BoltIcon } from '@sanity/icons/Bolt';
import { defineField, defineType } from '@sanity/types';
import { requireValue } from '../validation/required.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const capability = defineType({
  name: 'capability',
  title: 'Capability',
  description: 'One of the six capabilities of the Operations Nexus.',
  type: 'object',
  icon: BoltIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'Shows as the heading of the capability. One to three words.',
      type: 'string',
      validation: requireText('This capability has no name. Write one to three words.', 40),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Shows below the name. One or two sentences.',
      type: 'text',
      rows: 3,
      validation: adviseLength(240),
    }),
    defineField({
      name: 'icon',
      title: 'Drawing',
      description: 'The small drawing beside the name.',
      type: 'string',
      options: {
        list: [
          { title: 'Workflow Automation', value: 'automation' },
          { title: 'Collaboration', value: 'collaboration' },
          { title: 'Training', value: 'training' },
          { title: 'Communication', value: 'communication' },
          { title: 'Monitoring', value: 'monitoring' },
          { title: 'Security', value: 'security' },
        ],
      },
      validation: requireValue('No drawing is chosen. Choose one from the list.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
