import { bareStyles, styleMarks } from './bare-styles.ts';
import { type DocumentSources, documentText, markupPath } from './document-text.ts';
import type { createEntity, Entity } from './entity.ts';
import type { FoundPage } from './find-page.ts';
import { type InlineStyles, inlineStylesOf } from './inline-sources.ts';
import { fragmentVersion } from './offline/version.ts';
import type { RenderedPage } from './server-build.ts';
import { fragmentPathOf } from './site-path.ts';

/** The document of a page and the styles that its policy has to admit. */
export type PageDocument = { entity: Entity; inline: InlineStyles };

/** Makes the document and the fragment of a page, each once for as long as the page is kept. */
export type PageTexts = {
  /** Rejects when it needs the lake and that does not answer. */
  document: (found: FoundPage) => Promise<PageDocument>;
  fragment: (found: FoundPage) => Promise<Entity>;
  /** The text of the document, as HTML: made anew, for what reads every document and keeps none. */
  documentText: (found: FoundPage) => Promise<string>;
  fragmentVersion: (page: RenderedPage) => string;
  fragmentAddress: (found: FoundPage) => string;
};

type PageTextsOptions = DocumentSources & { makeEntity: typeof createEntity };

const json = 'application/json';
const html = 'text/html; charset=utf-8';
/**
 * React asks ahead for the pictures that a page begins with. In a fragment the pictures themselves are there as soon:
 * a browser may ask for them first, and then warns that it preloaded for nothing.
 */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

export function createPageTexts({ makeEntity, ...sources }: PageTextsOptions): PageTexts {
  const { app } = sources.template;
  const documents = new WeakMap<RenderedPage, Promise<PageDocument>>();
  const fragments = new WeakMap<RenderedPage, Promise<Entity>>();
  const versions = new WeakMap<RenderedPage, string>();

  const versionOf = (page: RenderedPage): string => {
    const version = versions.get(page) ?? fragmentVersion(app, page);
    versions.set(page, version);
    return version;
  };
  const fragmentAddress = ({ path, page }: FoundPage) => `${fragmentPathOf(path)}?v=${versionOf(page)}`;
  const textOf = (found: FoundPage) =>
    documentText(sources, { ...found, fragmentPath: fragmentAddress(found) });

  const makeDocument = async (found: FoundPage): Promise<PageDocument> => {
    const text = await textOf(found);
    // What the boot script takes in of the fragment is admitted too.
    const inline = inlineStylesOf(text, bareStyles(found.page.styles), found.page.fragment);
    return { entity: makeEntity(text, html), inline };
  };
  const makeFragment = async (found: FoundPage) => makeEntity(fragmentText(app, found), json);

  return {
    document: (found) => remember(documents, found.page, () => makeDocument(found)),
    fragment: (found) => remember(fragments, found.page, () => makeFragment(found)),
    documentText: textOf,
    fragmentVersion: versionOf,
    fragmentAddress,
  };
}

function fragmentText(app: string, found: FoundPage): string {
  const { title, head, fragment, styles, data } = found.page;
  const markup = fragment.replaceAll(picturePreload, '');
  const parts = { html: markup, styles: bareStyles(styles), marks: styleMarks(styles) };
  return JSON.stringify({ app, path: markupPath(found), title, head, ...parts, data });
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
