import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { defineFormerSlugsField } from '../fields/former-slugs-field.ts';
import { contentGroup, defineSeoField, seoGroup } from '../fields/page-fields.ts';
import { landingSections } from '../sections/landing-sections.ts';
import { getSectionSketch } from '../sections/section-sketches.ts';
import { checkPageAddress } from '../validation/page-address.ts';
import { requireSections } from '../validation/sections-of-page.ts';
import { makeSlugOptions, requireSlug } from '../validation/slug.ts';
import { requireText } from '../validation/text-length.ts';

/** A page that editors build from the site's sections. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  description: 'A page of your own, made of sections: for a campaign, an event or a group of readers.',
  type: 'document',
  icon: BlockContentIcon,
  groups: [{ ...contentGroup, title: 'Page' }, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Name of the page',
      description:
        'What the page is called in lists, in search results and in the browser’s tab. About 1 to 6 words, such as Spring campaign.',
      type: 'string',
      group: 'content',
      validation: requireText('The page has no name. Type one, such as Spring campaign.', 60),
    }),
    defineField({
      name: 'slug',
      title: 'Web address',
      description:
        'The end of the page’s address: “spring-campaign” makes /spring-campaign. Press “Generate” to make it from the name. When you change it, links to the old address lead on to the new one.',
      type: 'slug',
      group: 'content',
      options: makeSlugOptions('title', 'page', checkPageAddress),
      validation: requireSlug(checkPageAddress),
    }),
    defineFormerSlugsField('content'),
    defineField({
      name: 'sections',
      title: 'Sections',
      description:
        'What the page shows, from top to bottom. Press “Add item” and choose by the pictures; drag a section by its dots to move it. The menu (…) of a section duplicates or removes it, and a switch in its form hides it.',
      type: 'array',
      group: 'content',
      of: landingSections.map(({ name }) => defineArrayMember({ type: name })),
      options: {
        insertMenu: {
          filter: false,
          views: [{ name: 'grid', previewImageUrl: getSectionSketch }, { name: 'list' }],
        },
      },
      validation: requireSections,
    }),
    defineSeoField(),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: slug && `/${slug}` }),
  },
});
