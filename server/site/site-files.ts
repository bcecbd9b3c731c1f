import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { RenderSource } from '../../web/render/entry-server.tsx';
import { type ListedPage, writeManifest, writeRobots, writeSitemap } from './generated-files.ts';
import { computeShortHash } from './hashes.ts';
import { drawIcon, iconPaths } from './icons/draw-icon.ts';
import { writeLlmsText } from './markdown.ts';
import type { Work } from './render-work.ts';
import type { Route } from './routes.ts';

/** Takes over the files of the build, except its HTML and manifest. */
export async function linkBuild({ clientDir, folder }: Work): Promise<Record<string, Route>> {
  const routes: Record<string, Route> = {};
  for (const entry of await readdir(clientDir, { recursive: true, withFileTypes: true })) {
    const file = relative(clientDir, join(entry.parentPath, entry.name));
    if (!entry.isFile() || file === 'index.html' || /^\.vite\/|\.(br|gz)$/.test(file)) continue;
    const isAsset = file.startsWith('assets/');
    routes[`/${file}`] = createFileRoute(file, isAsset ? 'asset' : 'file', clientDir);
    if (!isAsset || !folder.has(file)) await folder.link(file, join(clientDir, file));
  }
  return routes;
}

/** Media types that Hono's table lacks. */
const contentTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The route of a file that is not a page's; its ETag changes with the contents, from which it is made. */
export function createFileRoute(
  file: string,
  kind: 'asset' | 'file',
  ...contents: (string | undefined)[]
): Route {
  const type = contentTypes[extname(file)];
  return {
    file,
    kind,
    etag: `"${computeShortHash(12, file, ...contents)}"`,
    ...(type ? { headers: { 'content-type': type } } : {}),
  };
}

/** Draws the icons from the picture that editors chose. If that fails, those of the build stay. */
export async function drawIcons({
  facts,
  folder,
  same,
  source,
  onError,
}: Work): Promise<Record<string, Route>> {
  const { icon } = facts.profile;
  if (!icon) return {};
  const files = iconPaths.map((path) => path.slice(1));
  try {
    if (same?.routes.icon === icon) {
      for (const file of files) await folder.link(file, join(same.folder, file));
    } else {
      const picture = await readPicture(icon, source);
      for (const file of files) await folder.write(file, await drawIcon(`/${file}`, picture));
    }
    return Object.fromEntries(files.map((file) => [`/${file}`, createFileRoute(file, 'file', icon)]));
  } catch (cause) {
    onError(new Error(`The site's icons could not be drawn from ${icon}.`, { cause }));
    return {};
  }
}

const PICTURE_TIMEOUT_MS = 10_000;

async function readPicture(address: string, { fetchLake }: RenderSource): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
  const response = await fetchLake(new Request(address, { signal }));
  if (!response.ok) throw new Error(`The lake answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Writes the files that are made from all pages, some of them only with the gate off. */
export function writeGenerated(work: Work, pages: readonly [string, Route][]): Record<string, Route> {
  const { build, facts, folder, writing } = work;
  const { profile, siteUrl } = facts;
  const listed = listPages(pages);
  const files: Record<string, string> = {
    'robots.txt': writeRobots(work.template.config.gate, siteUrl),
    'manifest.webmanifest': writeManifest(profile, build.paperColor),
  };
  if (work.template.config.gate === 'off') {
    files['sitemap.xml'] = writeSitemap(listed, siteUrl);
    files['llms.txt'] = writeLlmsText(listed, profile, siteUrl);
  }
  writing.push(...Object.entries(files).map(([file, text]) => folder.write(file, text)));
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`/${file}`, createFileRoute(file, 'file', text)]),
  );
}

function listPages(pages: readonly [string, Route][]): ListedPage[] {
  return pages.flatMap(([path, { status, page }]) =>
    status === 200 && page ? { path, name: page.name, description: page.description } : [],
  );
}
