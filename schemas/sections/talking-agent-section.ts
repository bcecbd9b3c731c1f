import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireValue } from '../validation/required.ts';
import { adviseLength } from '../validation/text-length.ts';
import { defineHiddenSwitch, defineRequiredHeading, defineSectionPreview } from './section-parts.ts';

export const talkingAgentSection = defineType({
  name: 'talkingAgentSection',
  title: 'Talking video',
  description: 'An agent who introduces itself in its talking video, with a text beside it. One on a page.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineRequiredHeading(),
    defineField({
      name: 'text',
      title: 'Text',
      description: `Shows beside the video. One or two short paragraphs; may stay empty. ${productHint}`,
      type: 'text',
      rows: 4,
      validation: adviseLength(600),
    }),
    defineField({
      name: 'agent',
      title: 'Agent',
      description: 'Whose video it is. Without a video the agent’s picture shows.',
      type: 'reference',
      to: [{ type: 'agent' }],
      validation: requireValue('No agent is chosen, or it no longer exists. Choose one.'),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Talking video', 'heading', 'agent.image'),
});
