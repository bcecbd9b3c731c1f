import { defineArrayMember, defineField } from '@sanity/types';
import { readOnlyForEditors } from './developers-only.ts';

/** The former addresses of a page. The Studio adds to them (`studio/addresses/`), and the server redirects from them. */
export function defineFormerSlugsField(group: string) {
  return defineField({
    name: 'formerSlugs',
    title: 'Earlier web addresses',
    description:
      'Addresses that this page had before: whoever follows one is led to the page as it is called now. The Studio adds one when you change the web address of a published page. Remove one only to give it to somebody else.',
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    readOnly: readOnlyForEditors,
    hidden: ({ value }) => !Array.isArray(value) || value.length === 0,
  });
}
