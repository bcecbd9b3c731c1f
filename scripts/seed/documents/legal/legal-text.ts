import type { RichText } from '../../../../web/content/sanity.types.ts';

type Block = Omit<RichText[number], '_key'>;

/** A link inside a sentence: the words that show, and where they lead. */
type InlineLink = { label: string; href: string };

/** A paragraph in which some words are links. */
export function linkedParagraph(...parts: readonly (string | InlineLink)[]): Block {
  const links = parts.flatMap((part, index) =>
    typeof part === 'string'
      ? []
      : [{ _type: 'textLink' as const, _key: `link-${index + 1}`, href: part.href }],
  );
  return {
    _type: 'block',
    style: 'normal',
    children: parts.map((part, index) => ({
      _type: 'span',
      _key: `span-${index + 1}`,
      text: typeof part === 'string' ? part : part.label,
      marks: typeof part === 'string' ? [] : [`link-${index + 1}`],
    })),
    markDefs: links,
  };
}

/** The body of a legal page; keys come from the place of each block. */
export function legalText(...blocks: readonly Block[]): RichText {
  return blocks.map((block, index) => ({ ...block, _key: `block-${index + 1}` }));
}

/** The page that says who publishes the site and how to write to them. */
export const contactPageLink: InlineLink = { label: 'contact page', href: '/contact' };

/** The address of Site settings, to click on. */
export const emailLink: InlineLink = { label: '{email}', href: 'mailto:{email}' };
