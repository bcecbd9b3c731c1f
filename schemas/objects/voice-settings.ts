import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField, defineType } from '@sanity/types';
import { requireNumberBetween } from '../validation/number-range.ts';

/** Settings of a voice; the initial values are those of the avatar pipeline. */
export const voiceSettings = defineType({
  name: 'voiceSettings',
  title: 'Sound of the voice',
  description: 'Fine-tuning for the speech provider. The values it starts with suit all agents.',
  type: 'object',
  icon: ControlsIcon,
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: [
    defineField({
      name: 'stability',
      title: 'Stability',
      description: 'How evenly the voice speaks: 0 is lively, 1 is even. Heard in the agent’s video.',
      type: 'number',
      initialValue: 0.8,
      validation: requireNumberBetween(0, 1),
    }),
    defineField({
      name: 'similarityBoost',
      title: 'Likeness',
      description: 'How closely it keeps to the original voice: from 0 to 1. Heard in the agent’s video.',
      type: 'number',
      initialValue: 0.9,
      validation: requireNumberBetween(0, 1),
    }),
    defineField({
      name: 'style',
      title: 'Expression',
      description: 'How much the voice exaggerates its style: from 0 to 1. Low values sound calm.',
      type: 'number',
      initialValue: 0.15,
      validation: requireNumberBetween(0, 1),
    }),
    defineField({
      name: 'useSpeakerBoost',
      title: 'Clearer speech',
      description: 'Makes the voice clearer and closer. Leave it on unless it sounds too sharp.',
      type: 'boolean',
      initialValue: true,
    }),
  ],
});
