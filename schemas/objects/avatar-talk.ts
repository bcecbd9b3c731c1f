import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from '@sanity/types';

export const avatarTalk = defineType({
  name: 'avatarTalk',
  title: 'Ordered video',
  description: 'A talking video that was ordered and is not there yet. The avatar tool fills this in.',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'talkId',
      title: 'Order number',
      description: 'The video provider’s number of the order. Filled in by the avatar tool.',
      type: 'string',
    }),
    defineField({
      name: 'publicId',
      title: 'Name of the video',
      description: 'The name that the video will have where it is stored. Filled in by the avatar tool.',
      type: 'string',
    }),
    defineField({
      name: 'hasFailed',
      title: 'Could not be made',
      description:
        'Whether the provider gave up on it; the next one is another order. Filled in by the avatar tool.',
      type: 'boolean',
    }),
  ],
  preview: { select: { title: 'talkId', subtitle: 'publicId' } },
});
