import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPages } from './rendered-pages.ts';

const fileName = 'rendered-pages.json';

/** Keeps what was rendered, so that a server that starts while the lake is down still has the site. */
export async function savePages(cacheDir: string, { pages, ...rest }: RenderedPages): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const file = join(cacheDir, fileName);
  // Renamed into place: a process killed while writing leaves the last good file.
  await writeFile(`${file}.new`, JSON.stringify({ ...rest, pages: [...pages] }));
  await rename(`${file}.new`, file);
}

/** What `savePages` kept; undefined when there is nothing readable. */
export async function loadPages(cacheDir: string): Promise<RenderedPages | undefined> {
  try {
    const saved: unknown = JSON.parse(await readFile(join(cacheDir, fileName), 'utf8'));
    return isSaved(saved) ? { ...saved, pages: new Map(saved.pages) } : undefined;
  } catch {
    return undefined;
  }
}

type Saved = Omit<RenderedPages, 'pages'> & { pages: [string, never][] };

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
