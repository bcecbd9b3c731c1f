import { RobotIcon } from '@sanity/icons/Robot';
import { defineField, defineType } from '@sanity/types';

export const avatarAssets = defineType({
  name: 'avatarAssets',
  title: 'Generated avatar files',
  description: 'Picture, voice and talking video made by the avatar tool. It fills this in by itself.',
  type: 'object',
  icon: RobotIcon,
  options: { collapsible: true, collapsed: true },
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
  ],
});
