import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum bytes of scripts, as transferred, that a page may load after the first paint: 160 KiB. */
export const SCRIPT_BUDGET = 160 * 1024;

/** The used part of a chunk in the client's manifest. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Reads the manifest of a client build (https://vite.dev/guide/backend-integration). */
export function readManifest(folder: string): ReadonlyMap<string, ManifestChunk> {
  // The file was written by Vite.
  const chunks: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  return new Map(Object.entries(chunks));
}

/** The client build of the site: the files that each page needs, and their transferred sizes. */
export function openClientBuild(folder: string) {
  const manifest = readManifest(folder);

  const findFiles = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest.get(source);
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) findFiles(imported, found);
    return found;
  };

  return {
    /** The source file of every page, such as 'pages/home/home-page.tsx'. */
    pages: [...manifest.keys()].filter((source) => /^pages\/.*-page\.tsx$/.test(source)),
    /** The built file that contains a page's source. */
    getFile: (page: string): string => manifest.get(page)?.file ?? '',
    /** The scripts that a page needs in addition to the inline one, with everything that they import. */
    listScripts: (page: string): string[] => [...findFiles(page, findFiles('index.html'))],
    /** The scripts that a page needs later, for its sections below the first screen. */
    listLaterScripts: (page: string): string[] => {
      const first = findFiles(page, findFiles('index.html'));
      const sections = manifest.get(page)?.dynamicImports ?? [];
      return [...new Set(sections.flatMap((section) => [...findFiles(section)]))].filter(
        (file) => !first.has(file),
      );
    },
    /** The inline script of every document. */
    boot: manifest.get('boot.ts')?.file ?? '',
    /** Bytes as transferred: with Brotli, when the build compressed the file. */
    weigh: (files: readonly string[]): number =>
      files
        .map((file) => join(folder, file))
        .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0),
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
  };
}
