import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { productHint } from '../fields/page-fields.ts';
import { withoutRepeats } from '../validation/item-count.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** One of the six regions of the global impact page. */
export const region = defineType({
  name: 'region',
  title: 'Region',
  description: 'One region of the world: a card and a part of the map on the Global Impact page.',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'The heading of the card, and the name on the map, such as South America. A region that you add shows on the map only when it is one of the six drawn there.',
      type: 'string',
      validation: requireText('The name is missing. Type the region, such as South America.', 40),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: `Shows below the name. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 4,
      validation: requireText('The description is missing. Write one to three sentences.', 400),
    }),
    defineField({
      name: 'claims',
      title: 'Claims',
      description: 'Show as a short list on the card. One short line each, about 2 to 4 lines.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: requireText('This claim is empty. Write it, or remove the line.', 120),
        }),
      ],
      validation: withoutRepeats({ one: 'claim', many: 'claims' }),
    }),
    defineField({
      name: 'mapNote',
      title: 'Mark on the map',
      description:
        'Rings the region’s number on the drawn map, and says why below the map and on the card. About 2 to 6 words, such as “The plan starts here”. Empty: no mark.',
      type: 'string',
      validation: adviseLength(60),
    }),
    orderRankField('region'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'name', subtitle: 'description' } },
});
