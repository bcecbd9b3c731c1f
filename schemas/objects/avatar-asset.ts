import { DocumentVideoIcon } from '@sanity/icons/DocumentVideo';
import { defineField, defineType } from '@sanity/types';
import { checkPathOrUrl } from '../validation/link-target.ts';
import { allowMissing } from '../validation/required.ts';

export const avatarAsset = defineType({
  name: 'avatarAsset',
  title: 'Generated file',
  description: 'One file that the avatar tool made. It fills these fields in automatically.',
  type: 'object',
  icon: DocumentVideoIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'publicId',
      title: 'Name at the media host',
      description:
        'The file’s name where it is stored, such as avatars/tara/voice. Filled in by the avatar tool.',
      type: 'string',
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'Where the file can be opened. Filled in by the avatar tool.',
      type: 'string',
      validation: checkPathOrUrl,
    }),
    defineField({
      name: 'secureUrl',
      title: 'Secure address',
      description: 'The https address that the site uses for this file. Filled in by the avatar tool.',
      type: 'string',
      validation: checkPathOrUrl,
    }),
    defineField({
      name: 'resourceType',
      title: 'Kind of file',
      description:
        'Picture, or video and sound (the media host stores both alike). Filled in by the avatar tool.',
      type: 'string',
      options: {
        list: [
          { title: 'Picture', value: 'image' },
          { title: 'Video or sound', value: 'video' },
          { title: 'Other file', value: 'raw' },
        ],
      },
      validation: allowMissing('This kind of file is unknown. Choose one from the list, or clear the field.'),
    }),
    defineField({
      name: 'version',
      title: 'Version',
      description:
        'Changes with every new upload, so that visitors get the newest file. Filled in by the avatar tool.',
      type: 'string',
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description: 'What is said in this recording, if it may be used again. Filled in by the avatar tool.',
      type: 'text',
      hidden: true,
    }),
  ],
  preview: { select: { title: 'publicId', subtitle: 'secureUrl' } },
});
