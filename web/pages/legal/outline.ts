import { anchorIds } from '../../content/anchor-ids.ts';
import type { RichText } from '../../content/sanity.types.ts';

export type OutlineEntry = {
  /** The key of the heading's block. */
  key: string;
  /** Unique on the page. */
  id: string;
  text: string;
  level: 2 | 3;
};

/** Ids that every legal page has besides. */
const pageIds = ['legal-title', 'contents-heading'];

/** The headings of a text from top to bottom; those without a word are left out. None has an id of the `reserved`. */
export function outlineOf(body: RichText, reserved: readonly string[] = []): OutlineEntry[] {
  const headings = body.flatMap((block) => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return [];
    const text = (block.children ?? [])
      .map((child) => child.text ?? '')
      .join('')
      .trim();
    return text ? [{ key: block._key, text, level: block.style === 'h2' ? (2 as const) : (3 as const) }] : [];
  });
  const ids = anchorIds(
    headings.map(({ text }) => text),
    [...pageIds, ...reserved],
  );
  return headings.map((heading, index) => ({ ...heading, id: ids[index] ?? heading.key }));
}
