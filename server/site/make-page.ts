import { join } from 'node:path';
import type { Page } from '../../web/render/entry-server.tsx';
import { computeShortHash } from './hashes.ts';
import { toMarkdown } from './markdown.ts';
import { computePageVersion, getFilePath, makeCard, makeFrame, renderPage } from './page-files.ts';
import type { Release } from './release-folder.ts';
import type { Work } from './render-work.ts';
import { normalizePath, type Route } from './routes.ts';
import type { ServerBuild } from './server-build.ts';
import { makePicture, type PageCard, type SharePicture } from './share/page-card.ts';
import { drawShareImage, readPortrait } from './share/share-pictures.ts';

/** Makes the files of a page, or takes over those of the last release; undefined when there are none. */
export async function makePage(work: Work, path: string): Promise<Route | undefined> {
  const { build, source, last, onError } = work;
  try {
    const page = await build.readPage({ ...source, path });
    return page && (await renderOrLink(work, path, page));
  } catch (error) {
    onError(new Error(`The page ${path} could not be rendered.`, { cause: error }));
    const earlier = last?.routes.routes[normalizePath(path)];
    return last && earlier?.page ? linkPage(work, path, earlier, last) : undefined;
  }
}

async function renderOrLink(work: Work, path: string, page: Page): Promise<Route> {
  const { build, facts, folder, headers, same } = work;
  const card = makeCard(facts, path, page);
  // All unknown paths and agents share one picture.
  const isListed = page.status === 200 || path === build.notFoundPath;
  const picture = await writeShareFile(work, isListed ? path : build.notFoundPath, card);
  const described = { path, page, card, picture: `/${encodeURI(picture ?? '')}` };
  const frame = makeFrame(facts, described);
  const version = computePageVersion(facts, described, frame);
  const { name, description } = card;
  const earlier = same?.routes.routes[normalizePath(path)];
  if (same && earlier?.page?.version === version) return linkPage(work, path, earlier, same);

  const made = await renderPage(facts, described, frame);
  const file = getDocumentFile(build, path);
  writeLater(work, async () => {
    await folder.write(made.fragmentFile, made.fragment);
    await folder.write(file, made.document);
    if (isOpen(work))
      await folder.write(getMarkdownFile(path), toMarkdown(made.html, page.title, facts.siteUrl));
  });
  return {
    file,
    kind: 'document',
    status: page.status,
    etag: `W/"${computeShortHash(12, made.document, JSON.stringify(headers.document))}"`,
    page: { version, fragment: made.fragmentFile, picture, name, description },
  };
}

async function linkPage(
  { folder, ...work }: Work,
  path: string,
  earlier: Route,
  from: Release,
): Promise<Route> {
  const files = [earlier.file, ...(isOpen(work) ? [getMarkdownFile(path)] : [])];
  for (const file of files) await folder.link(file, join(from.folder, file));
  return earlier;
}

function isOpen({ template }: Pick<Work, 'template'>): boolean {
  return template.config.gate === 'off';
}

/**
 * The share picture of a page, which is drawn if no earlier release has it. It has no portrait where that cannot be loaded.
 * Undefined when an editor chose another picture.
 */
async function writeShareFile(work: Work, path: string, card: PageCard): Promise<string | undefined> {
  const { build, folder, source } = work;
  if (card.image) return undefined;
  const design = JSON.stringify(build.drawSharePicture());
  const getFileName = ({ productName, name, text, portrait }: SharePicture) =>
    `_share${getFilePath(path)}.${computeShortHash(12, design, productName, name, text, portrait)}.png`;
  const picture = makePicture(card);
  if (folder.has(getFileName(picture))) return getFileName(picture);
  const portrait = picture.portrait && (await readPortrait(picture.portrait, source.fetchLake));
  const drawn = portrait ? picture : { ...picture, portrait: undefined };
  const file = getFileName(drawn);
  if (!folder.has(file)) {
    writeLater(work, async () => {
      await folder.write(file, await drawShareImage(build.drawSharePicture, drawn, portrait));
    });
  }
  return file;
}

/** Hosts of files serve `/about` from `about.html`, and missing paths from `404.html`. */
function getDocumentFile({ notFoundPath }: ServerBuild, path: string): string {
  return path === notFoundPath ? '404.html' : `${getFilePath(path)}.html`.slice(1);
}

export function getMarkdownFile(path: string): string {
  return `${getFilePath(path)}.md`.slice(1);
}

/** Does something while the next page is rendered. */
function writeLater({ writing }: Work, write: () => Promise<void>): void {
  const written = write();
  writing.push(written);
  // Its failure is reported where all are awaited.
  written.catch(() => {});
}
