import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPages } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

const fileName = 'rendered-pages.json';

/**
 * Keeps what was rendered, so that a server that starts while the lake is down still has the site.
 *
 * @param edition names the build and the environment that the pages are of
 */
export async function savePages(
  cacheDir: string,
  edition: string,
  { pages, profile, ...rest }: RenderedPages,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const file = join(cacheDir, fileName);
  // Renamed into place: a process killed while writing leaves the last good file.
  await writeFile(`${file}.new`, JSON.stringify({ ...rest, edition, face: profile, pages: [...pages] }));
  await rename(`${file}.new`, file);
}

/**
 * What `savePages` kept; undefined when there is nothing readable. Pages of another edition come without their data, which
 * this one might read differently: a browser shows them as they stand until the lake answers it, and then renders anew.
 */
export async function loadPages(cacheDir: string, edition: string): Promise<RenderedPages | undefined> {
  try {
    const saved: unknown = JSON.parse(await readFile(join(cacheDir, fileName), 'utf8'));
    if (!isSaved(saved)) return undefined;
    const { edition: savedEdition, face: profile, shell, pages, mediaOrigins } = saved;
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

type Saved = Omit<RenderedPages, 'pages' | 'profile'> & {
  edition?: string;
  /** The profile. On the disk its name stays: a version reads what an earlier one kept, and the other way round. */
  face: RenderedPages['profile'];
  pages: [string, RenderedPage][];
};

function isSaved(value: unknown): value is Saved {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shell' in value &&
    'face' in value &&
    'mediaOrigins' in value &&
    'pages' in value &&
    Array.isArray(value.pages)
  );
}
