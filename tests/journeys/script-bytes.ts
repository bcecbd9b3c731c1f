import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor of one page may have to load of scripts after the paint, in bytes as they travel: 160 KiB. */
export const SCRIPT_BUDGET = 160 * 1024;

/** A chunk of the client's manifest, as far as it is read here. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What a client build says of its files (https://vite.dev/guide/backend-integration). */
export function readManifest(folder: string): ReadonlyMap<string, ManifestChunk> {
  // Vite wrote it.
  const chunks: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  return new Map(Object.entries(chunks));
}

/** The build of the site for browsers: which files a page needs, and what they weigh on the wire. */
export function openClientBuild(folder: string) {
  const manifest = readManifest(folder);

  const filesOf = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest.get(source);
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };

  return {
    /** Every page by its source file, as 'pages/home/home-page.tsx'. */
    pages: [...manifest.keys()].filter((source) => /^pages\/.*-page\.tsx$/.test(source)),
    /** The file that a page's source is in. */
    fileOf: (page: string): string => manifest.get(page)?.file ?? '',
    /** The scripts that a page needs besides the one in its document, with all that each of them imports. */
    scriptsOf: (page: string): string[] => [...filesOf(page, filesOf('index.html'))],
    /** The script that stands in every document. */
    boot: manifest.get('boot.ts')?.file ?? '',
    /** Bytes as they are sent: in brotli, where the build made it. */
    weigh: (files: readonly string[]): number =>
      files
        .map((file) => join(folder, file))
        .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0),
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
  };
}
