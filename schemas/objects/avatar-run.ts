import { SyncIcon } from '@sanity/icons/Sync';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { avatarFileFields } from '../fields/avatar-file-fields.ts';

/** The intermediate results of a video's generation, see docs/decisions/avatars-paid-files-are-kept.md. */
export const avatarRun = defineType({
  name: 'avatarRun',
  title: 'Avatar files not in use yet',
  description: 'What the avatar tool has made and nobody has chosen yet. It fills this in automatically.',
  type: 'object',
  icon: SyncIcon,
  fields: [
    ...avatarFileFields,
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
    defineField({
      name: 'earlier',
      title: 'Earlier files',
      description:
        'Recordings and videos that were made before. If the words are changed back, they are used again. Filled in by the avatar tool.',
      type: 'array',
      of: [defineArrayMember({ type: 'avatarAsset' })],
    }),
  ],
});
