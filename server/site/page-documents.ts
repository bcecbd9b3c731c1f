import { type CacheableResponse, createCacheable } from './cacheable-response.ts';
import { type InlineStyleHashes, inlineStyleHashes } from './csp-hashes.ts';
import { type DocumentSources, documentHtml, markupPath } from './document-html.ts';
import type { FoundPage } from './find-page.ts';
import { fragmentVersion } from './fragment-version.ts';
import type { RenderedPage } from './server-build.ts';
import { fragmentPathOf } from './site-path.ts';

/** The document of a page and the inline styles that its content security policy has to allow. */
export type PageDocument = { entity: CacheableResponse; inline: InlineStyleHashes };

/** Makes the document and the fragment of a page, and caches both with the rendered page. */
export type PageDocuments = {
  /** Rejects when it needs the lake and the lake does not respond. */
  document: (found: FoundPage) => Promise<PageDocument>;
  fragment: (found: FoundPage) => Promise<CacheableResponse>;
  fragmentVersion: (page: RenderedPage) => string;
};

const json = 'application/json';
const html = 'text/html; charset=utf-8';
/**
 * React preloads the first pictures of a page. These links are removed from fragments: there the pictures arrive at the same
 * time, and browsers that request the pictures first warn about an unused preload.
 */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

export function createPageDocuments(sources: DocumentSources): PageDocuments {
  const { app, config } = sources.template;
  const documents = new WeakMap<RenderedPage, Promise<PageDocument>>();
  const fragments = new WeakMap<RenderedPage, Promise<CacheableResponse>>();
  const versions = new WeakMap<RenderedPage, string>();

  const versionOf = (page: RenderedPage): string => {
    const version = versions.get(page) ?? fragmentVersion(app, page);
    versions.set(page, version);
    return version;
  };
  const fragmentAddress = ({ path, page }: FoundPage) => `${fragmentPathOf(path)}?v=${versionOf(page)}`;

  const makeDocument = async (found: FoundPage): Promise<PageDocument> => {
    const text = await documentHtml(sources, { ...found, fragmentPath: fragmentAddress(found) });
    // With the gate on, the boot script inserts the fragment, so the policy must allow its styles too.
    const inline = inlineStyleHashes(text, found.page.styles, found.page.fragment);
    return { entity: createCacheable(text, html), inline };
  };
  const makeFragment = async (found: FoundPage) =>
    createCacheable(fragmentText(app, config.gate, found), json);

  return {
    document: (found) => remember(documents, found.page, () => makeDocument(found)),
    fragment: (found) => remember(fragments, found.page, () => makeFragment(found)),
    fragmentVersion: versionOf,
  };
}

/** The whole page with the gate on, and its data only with the gate off, since the document contains the rest. */
function fragmentText(app: string, gate: 'on' | 'off', found: FoundPage): string {
  const { title, head, fragment, styles, data } = found.page;
  const always = { app, path: markupPath(found), data };
  if (gate === 'off') return JSON.stringify(always);
  return JSON.stringify({ ...always, title, head, styles, html: fragment.replaceAll(picturePreload, '') });
}

function remember<Made>(
  made: WeakMap<RenderedPage, Promise<Made>>,
  page: RenderedPage,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = made.get(page);
  if (known) return known;
  const making = make();
  made.set(page, making);
  making.catch(() => made.delete(page));
  return making;
}
