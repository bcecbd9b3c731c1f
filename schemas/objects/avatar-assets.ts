import { RobotIcon } from '@sanity/icons/Robot';
import { defineType } from '@sanity/types';
import { avatarFileFields } from '../fields/avatar-file-fields.ts';

export const avatarAssets = defineType({
  name: 'avatarAssets',
  title: 'Generated avatar files',
  description: 'Picture, voice and talking video made by the avatar tool. It fills this in automatically.',
  type: 'object',
  icon: RobotIcon,
  options: { collapsible: true, collapsed: true },
  fields: avatarFileFields,
});
