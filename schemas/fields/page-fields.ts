import { defineField } from '@sanity/types';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** End of the description of a text field in which editors may use the product's placeholder. */
export const productHint = 'Write {product} where the product’s name belongs.';

/** The tabs that every page has; a page's own tabs are between them. */
export const contentGroup = { name: 'content', title: 'Text', default: true } as const;
export const seoGroup = { name: 'seo', title: 'Search and sharing' } as const;

interface PageTextOptions {
  group?: string;
  initialValue?: string;
}

/** The heading at the top of a page. */
export function defineHeadingField({ group = 'content', initialValue }: PageTextOptions = {}) {
  return defineField({
    name: 'heading',
    title: 'Heading of the page',
    description: `The large line at the very top of the page. About 3 to 12 words. ${productHint}`,
    type: 'string',
    group,
    initialValue,
    validation: requireText('The page has no heading. Type the large line that opens it.', 120),
  });
}

/** The text below the heading of a page. */
export function defineIntroField({ group = 'content' }: PageTextOptions = {}) {
  return defineField({
    name: 'intro',
    title: 'Opening text',
    description: `Shows right below the heading. One or two short paragraphs; leave an empty line between them. ${productHint}`,
    type: 'text',
    rows: 4,
    group,
    validation: adviseLength(700),
  });
}

interface SectionHeadingOptions {
  name: string;
  /** The section's content, to complete 'Shows above …'. */
  above: string;
  group?: string;
  initialValue?: string;
}

/** The heading of a page's section; when empty, no heading is shown. */
export function defineSectionHeadingField({
  name,
  above,
  group = 'content',
  initialValue,
}: SectionHeadingOptions) {
  return defineField({
    name,
    title: `Heading above ${above}`,
    description: `Shows above ${above}. About 2 to 8 words. ${productHint}`,
    type: 'string',
    group,
    initialValue,
    validation: adviseLength(90),
  });
}

/** The call to action at the end of a page. */
export function callToActionField({ group = 'content' }: Pick<PageTextOptions, 'group'> = {}) {
  return defineField({
    name: 'callToAction',
    title: 'Call to action',
    description: 'Ends the page with an invitation. Leave it empty to end without one.',
    type: 'callToAction',
    group,
  });
}

/** Title, description and picture for search engines and shared links. */
export function defineSeoField() {
  return defineField({
    name: 'seo',
    title: 'Search and sharing',
    description:
      'What Google and shared links show for this page. Leave it empty to use the page’s heading and the site’s defaults.',
    type: 'seo',
    group: 'seo',
  });
}

/** The list preview of a singleton: its title and its path. */
export function defineSingletonPreview(title: string, subtitle: string) {
  return { prepare: () => ({ title, subtitle }) };
}
