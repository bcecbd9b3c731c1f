import { defineField } from '@sanity/types';

/** The three files of a generated video, whether in use or not. */
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
