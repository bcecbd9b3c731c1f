import type { RichText } from '../../../content/sanity.types.ts';
import { anchorIds } from '../../data/anchor-ids.ts';

export type OutlineEntry = {
  /** The key of the heading's block. */
  key: string;
  /** Unique on the page. */
  id: string;
  text: string;
  level: 2 | 3;
};

/** Other ids on every legal page. */
const pageIds = ['legal-title', 'contents-heading'];

/** Returns the headings of a text in order, without empty ones, with ids that differ from the `reserved` ones. */
export function makeOutline(body: RichText, reserved: readonly string[] = []): OutlineEntry[] {
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
