import { readField, readText } from './read-field.ts';

/** What a browser's tab, a search result and a shared link say of a page, wherever that is shown. */
export interface PageSummary {
  /** What the page is called; undefined when it has no name of its own. */
  name: string | undefined;
  /** The name with the product's, unless the name says it already. */
  title: string;
  description: string | undefined;
  /** The picture that an editor chose, an image of the lake. */
  image: unknown;
}

/** The part of Site settings that pages fall back to. */
export interface SummaryDefaults {
  productName?: string | null;
  seo?: { title?: string | null; description?: string | null; image?: unknown } | null;
}

/**
 * Sums up a page: its own search and sharing texts, else its heading, else the defaults of the site. The site's heads
 * and the Studio's preview of them both ask here.
 */
export function summarizePage(
  own: unknown,
  defaults: SummaryDefaults | undefined,
  path: string,
): PageSummary {
  const name = pageName(own) ?? (path === '/' ? defaults?.seo?.title || undefined : undefined);
  return {
    name,
    title: withProductName(name, defaults?.productName ?? ''),
    description: readText(own, 'seo', 'description') ?? (defaults?.seo?.description || undefined),
    image: chosen(readField(own, 'seo', 'image')) ?? chosen(defaults?.seo?.image),
  };
}

/** An image whose picture was taken away again keeps its crop: it is none. */
function chosen(image: unknown): unknown {
  return readText(image, 'asset', '_ref') ? image : undefined;
}

/** A title that names the product already does not name it twice. */
export function withProductName(name: string | undefined, productName: string): string {
  if (!name || name.includes(productName)) return name || productName;
  return `${name} | ${productName}`;
}

function pageName(content: unknown): string | undefined {
  // An agent's title is what it does: it says little without the name.
  const nameAndTitle = [readText(content, 'name'), readText(content, 'title')].filter(Boolean).join(': ');
  return readText(content, 'seo', 'title') ?? readText(content, 'heading') ?? (nameAndTitle || undefined);
}
