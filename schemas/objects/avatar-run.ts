import { SyncIcon } from '@sanity/icons/Sync';
import { defineField, defineType } from '@sanity/types';

/** What a generation has made so far, see docs/decisions/2026-11-20-avatar-runs-are-kept-on-the-draft.md. */
export const avatarRun = defineType({
  name: 'avatarRun',
  title: 'Avatar files not in use yet',
  description: 'What the avatar tool has made and nobody has chosen yet. It fills this in by itself.',
  type: 'object',
  icon: SyncIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Portrait',
      description: 'The picture the talking video is made from. Filled in by the avatar tool.',
      type: 'avatarAsset',
    }),
    defineField({
      name: 'audio',
      title: 'Voice recording',
      description: 'The spoken introduction as sound. Filled in by the avatar tool.',
      type: 'avatarAsset',
    }),
    defineField({
      name: 'video',
      title: 'Talking video',
      description: 'The video in which the portrait speaks. Filled in by the avatar tool.',
      type: 'avatarAsset',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description: 'What is said in the recording, line by line with times. Filled in by the avatar tool.',
      type: 'text',
    }),
    defineField({
      name: 'talk',
      title: 'Ordered video',
      description: 'The video that was ordered and is not there yet. Filled in by the avatar tool.',
      type: 'avatarTalk',
    }),
  ],
});
