import { readField, readText } from './read-field.ts';

/** The title, description and image of a page in browser tabs, search results and link previews. */
export interface PageSummary {
  /** The page's name; undefined if it has none. */
  name: string | undefined;
  /** The name followed by the product name, unless it already contains that. */
  title: string;
  description: string | undefined;
  /** The image of the lake that an editor chose. */
  image: unknown;
}

/** The fields of Site settings that pages fall back to. */
export interface SummaryDefaults {
  productName?: string | null;
  seo?: { title?: string | null; description?: string | null; image?: unknown } | null;
}

/**
 * Summarizes a page: its own `seo` fields, then its heading, then the site's defaults. Used for the site's head and for its
 * preview in the Studio.
 */
export function summarizePage(
  own: unknown,
  defaults: SummaryDefaults | undefined,
  path: string,
): PageSummary {
  const name = getPageName(own) ?? (path === '/' ? defaults?.seo?.title || undefined : undefined);
  return {
    name,
    title: withProductName(name, defaults?.productName ?? ''),
    description: readText(own, 'seo', 'description') ?? (defaults?.seo?.description || undefined),
    image:
      dropImageWithoutAsset(readField(own, 'seo', 'image')) ?? dropImageWithoutAsset(defaults?.seo?.image),
  };
}

/** Returns undefined for an image object without an asset: removing an image leaves its crop behind. */
function dropImageWithoutAsset(image: unknown): unknown {
  return readText(image, 'asset', '_ref') ? image : undefined;
}

/** Appends the product name, unless the name already contains it. */
export function withProductName(name: string | undefined, productName: string): string {
  if (!name || name.includes(productName)) return name || productName;
  return `${name} | ${productName}`;
}

function getPageName(content: unknown): string | undefined {
  // An agent's title is its function, which means little without the name.
  const nameAndTitle = [readText(content, 'name'), readText(content, 'title')].filter(Boolean).join(': ');
  return readText(content, 'seo', 'title') ?? readText(content, 'heading') ?? (nameAndTitle || undefined);
}
