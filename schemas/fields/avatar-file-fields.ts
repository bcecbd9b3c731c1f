import { defineField } from '@sanity/types';

/** The three files that a generation makes, in use or not yet. */
export const avatarFileFields = [
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
];
