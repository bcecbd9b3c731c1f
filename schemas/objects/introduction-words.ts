import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from '@sanity/types';
import { adviseLength } from '../validation/text-length.ts';

const agentHint = 'Write {agent} where the agent’s name belongs.';

export const introductionWords = defineType({
  name: 'introductionWords',
  title: 'Words beside the agents’ videos',
  description:
    'What the site says below the portrait while the agents introduce themselves, here and on their pages. The words of the other buttons are fixed.',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'play',
      title: 'Button that plays',
      description: `Lies on the portrait, and names whose voice will be heard. A few words. ${agentHint} Empty: the word Play.`,
      type: 'string',
      initialValue: 'Play {agent}’s introduction',
      validation: adviseLength(40, ['agent']),
    }),
    defineField({
      name: 'invitation',
      title: 'Before anybody speaks',
      description: 'Invites the visitor of this page to press Play. One short sentence.',
      type: 'string',
      validation: adviseLength(80),
    }),
    defineField({
      name: 'alone',
      title: 'Before and after, on an agent’s page',
      description: `Invites the visitor of one agent’s page to press Play. One short sentence. ${agentHint}`,
      type: 'string',
      validation: adviseLength(80, ['agent']),
    }),
    defineField({
      name: 'starting',
      title: 'Just before the first video',
      description: `Says for two seconds that somebody is about to speak. One short sentence. ${agentHint}`,
      type: 'string',
      validation: adviseLength(80, ['agent']),
    }),
    defineField({
      name: 'speaking',
      title: 'While an agent speaks',
      description: `Says who is speaking. A few words. ${agentHint}`,
      type: 'string',
      validation: adviseLength(60, ['agent']),
    }),
    defineField({
      name: 'next',
      title: 'Who speaks next',
      description: `Says who comes after the agent who is speaking. A few words. ${agentHint}`,
      type: 'string',
      validation: adviseLength(60, ['agent']),
    }),
    defineField({
      name: 'soundOff',
      title: 'When the browser keeps the sound off',
      description:
        'Many browsers do until the visitor asks for it. One short sentence that names the Unmute button.',
      type: 'string',
      validation: adviseLength(80),
    }),
    defineField({
      name: 'failed',
      title: 'When a video cannot be played',
      description: `Says so, and where to read instead. One or two short sentences. ${agentHint}`,
      type: 'string',
      validation: adviseLength(80, ['agent']),
    }),
    defineField({
      name: 'failedSeveral',
      title: 'When several videos cannot be played',
      description: `The same about several agents, whose names follow each other. One or two short sentences. ${agentHint}`,
      type: 'string',
      validation: adviseLength(80, ['agent']),
    }),
    defineField({
      name: 'finished',
      title: 'After the last video',
      description: 'Says that everybody has spoken. One short sentence.',
      type: 'string',
      validation: adviseLength(80),
    }),
    defineField({
      name: 'transcript',
      title: 'Opens the transcript',
      description: `The words on an agent’s page that open what is said in the video as text. A few words. ${agentHint}`,
      type: 'string',
      validation: adviseLength(60, ['agent']),
    }),
    defineField({
      name: 'transcripts',
      title: 'Opens all transcripts',
      description:
        'The words beside the portrait on this page that open what every agent says in its video, as text. A few words.',
      type: 'string',
      validation: adviseLength(60),
    }),
  ],
});
