import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { required } from '../validation/required.ts';
import { advisedLength } from '../validation/text-length.ts';
import { hiddenSwitch, requiredHeading, sectionPreview } from './section-parts.ts';

export const talkingAgentSection = defineType({
  name: 'talkingAgentSection',
  title: 'Talking video',
  description: 'An agent who introduces itself in its talking video, with a text beside it. One on a page.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    requiredHeading(),
    defineField({
      name: 'text',
      title: 'Text',
      description: `Shows beside the video. One or two short paragraphs; may stay empty. ${productHint}`,
      type: 'text',
      rows: 4,
      validation: advisedLength(600),
    }),
    defineField({
      name: 'agent',
      title: 'Agent',
      description: 'Whose video it is. Without a video the agent’s picture shows.',
      type: 'reference',
      to: [{ type: 'agent' }],
      validation: required('No agent is chosen, or it no longer exists. Choose one.'),
    }),
    hiddenSwitch(),
  ],
  preview: sectionPreview('Talking video', 'heading', 'agent.image'),
});
