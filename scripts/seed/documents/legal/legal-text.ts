import type { RichText } from '../../../../content/sanity.types.ts';

type Block = Omit<RichText[number], '_key'>;

/** A link in a sentence: its text and target. */
type InlineLink = { label: string; href: string };

/** A paragraph with links. */
export function makeLinkedParagraph(...parts: readonly (string | InlineLink)[]): Block {
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

/** The body of a legal page; keys are made of each block's position. */
export function makeLegalText(...blocks: readonly Block[]): RichText {
  return blocks.map((block, index) => ({ ...block, _key: `block-${index + 1}` }));
}

/** Link to the page with the publisher's name and contact options. */
export const contactPageLink: InlineLink = { label: 'contact page', href: '/contact' };

/** The email address in Site settings, as a link. */
export const emailLink: InlineLink = { label: '{email}', href: 'mailto:{email}' };
