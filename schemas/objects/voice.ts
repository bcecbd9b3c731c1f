import { MicrophoneIcon } from '@sanity/icons/Microphone';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength } from '../validation/text-length.ts';

export const voice = defineType({
  name: 'voice',
  title: 'Voice',
  description: 'What the agent says in its talking video, and how it sounds.',
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    defineField({
      name: 'introText',
      title: 'Spoken introduction',
      description: `The words the agent speaks in its video. About 35 to 60 words, up to half a minute. ${productHint}`,
      type: 'text',
      rows: 5,
      validation: adviseLength(600),
    }),
    defineField({
      name: 'voiceId',
      title: 'Voice at the speech provider',
      description: 'The code of a voice from the provider’s list. Leave it empty to use the default voice.',
      type: 'string',
    }),
    defineField({
      name: 'voiceSettings',
      title: 'Sound of the voice',
      description: 'Fine-tuning of the spoken introduction; leave it as it is if you are not sure.',
      type: 'voiceSettings',
    }),
  ],
});
