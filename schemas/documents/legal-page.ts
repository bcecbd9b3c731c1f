import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { singletonPages } from '../../content/pages.ts';
import { contentGroup, defineSeoField, seoGroup } from '../fields/page-fields.ts';
import { checkBuiltInAddress } from '../validation/built-in-address.ts';
import { requireLongText } from '../validation/long-text.ts';
import { allowMissing } from '../validation/required.ts';
import { checkSlug, makeSlugOptions, requireSlug } from '../validation/slug.ts';
import { requireText } from '../validation/text-length.ts';

/** First path segments that other pages or the server use. */
const reservedSlugs = [
  ...singletonPages.map(({ path }) => path.slice(1)),
  'agent',
  'agents',
  'studio',
  'images',
  'files',
];

const checkLegalAddress = checkSlug(reservedSlugs);

/** A static legal page. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  description: 'A page of plain text, such as the privacy policy.',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [contentGroup, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description:
        'The large heading of the page, such as Privacy Policy. The words of the link to it stand in Site settings, under “Menu and footer”.',
      type: 'string',
      group: 'content',
      validation: requireText('The page has no title. Type it, such as Privacy Policy.', 60),
    }),
    defineField({
      name: 'slug',
      title: 'Web address',
      description:
        'The end of the page’s address: “privacy-policy” makes /privacy-policy. The site shows this page there only, so leave it as it is.',
      type: 'slug',
      group: 'content',
      options: makeSlugOptions('title', 'page', checkLegalAddress),
      validation: (rule) => [requireSlug(checkLegalAddress)(rule), checkBuiltInAddress(rule)],
    }),
    defineField({
      name: 'effectiveDate',
      title: 'In force since',
      description:
        'Shows below the title. Type it, such as December 1, 2026, or pick it. Leave it empty to show no date.',
      type: 'date',
      group: 'content',
      options: { dateFormat: 'MMMM D, YYYY' },
      validation: allowMissing(
        'This date cannot be read. Type it like December 1, 2026 or 12/1/2026, pick it, or clear the field.',
      ),
    }),
    defineField({
      name: 'changes',
      title: 'What changed',
      description:
        'Shows beside the title, the latest first: when the text changed, and what is different since. Add a line at the top whenever you change what the page says.',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'legalChange' })],
    }),
    defineField({
      name: 'comparison',
      title: 'Today and planned, side by side',
      description: 'Shows above the text of the page on data security only.',
      type: 'todayAndPlanned',
      group: 'content',
      hidden: ({ document }) => !document?._id.endsWith('legal-data-security'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description:
        'The whole text of the page. Use “Heading” for its sections, so that readers can find their way. Write {product}, {organization}, {address} or {email} for what Site settings says. What it says of where text, pictures and videos come from has to hold for your site: ask whoever looks after it.',
      type: 'richText',
      group: 'content',
      validation: requireLongText('The page has no text. Write or paste it here.'),
    }),
    defineField({
      name: 'report',
      title: 'Results of the accessibility checks',
      description:
        'Shows at the end of the accessibility statement only. Clear its heading to leave them out.',
      type: 'accessibilityReport',
      group: 'content',
      hidden: ({ document }) => !document?._id.endsWith('legal-accessibility'),
    }),
    defineSeoField(),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: slug && `/${slug}` }),
  },
});
