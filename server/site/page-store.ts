import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPages } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

const fileName = 'rendered-pages.json';

/**
 * Stores the rendered pages, so that a server that starts while the lake is down can serve the site.
 *
 * @param edition identifies the build and the environment of the pages
 */
export async function savePages(
  cacheDir: string,
  edition: string,
  { pages, profile, ...rest }: RenderedPages,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const file = join(cacheDir, fileName);
  // Written to a temporary file and renamed, so that a process killed while writing leaves the previous file intact.
  await writeFile(`${file}.new`, JSON.stringify({ ...rest, edition, profile, pages: [...pages] }));
  await rename(`${file}.new`, file);
}

/**
 * Loads what `savePages` stored; undefined when there is no readable file. Pages of another edition come without their query
 * data, which may be incompatible: browsers show such a page unchanged until the lake responds, and then render it again.
 */
export async function loadPages(cacheDir: string, edition: string): Promise<RenderedPages | undefined> {
  try {
    const saved: unknown = JSON.parse(await readFile(join(cacheDir, fileName), 'utf8'));
    if (!isSaved(saved)) return undefined;
    const { edition: savedEdition, profile, shell, pages, mediaOrigins } = saved;
    const rest = { profile, mediaOrigins };
    if (savedEdition === edition) return { ...rest, shell, pages: new Map(pages) };
    return { ...rest, shell: { ...shell, isOlder: true }, pages: new Map(pages.map(withoutData)) };
  } catch {
    return undefined;
  }
}

function withoutData([path, page]: [string, RenderedPage]): [string, RenderedPage] {
  return [path, { ...page, data: {}, isOlder: true }];
}

type Saved = Omit<RenderedPages, 'pages'> & {
  edition?: string;
  pages: [string, RenderedPage][];
};

function isSaved(value: unknown): value is Saved {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shell' in value &&
    'profile' in value &&
    'mediaOrigins' in value &&
    'pages' in value &&
    Array.isArray(value.pages)
  );
}
