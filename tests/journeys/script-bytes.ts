import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor of one page may have to load of scripts, in bytes as they travel: 110 KiB. */
export const SCRIPT_BUDGET = 110 * 1024;

/** Comes on every page, after all others: what keeps the site for when there is no connection. */
export const LAST_SCRIPT = 'keep-offline.js';

/** A chunk of the client's manifest, as far as it is read here. */
interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The build of the site for browsers: which files a page needs, and what they weigh on the wire. */
export function openClientBuild(folder: string) {
  const manifest = readManifest(join(folder, '.vite', 'manifest.json'));
  const entry = entryOf(manifest);

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
    /** The scripts that a page needs, with all that each of them imports. */
    scriptsOf: (page: string): string[] => [...filesOf(page, filesOf(entry))],
    /** What starts the application with the gate off, one more script of every page. */
    readStart: (): string => {
      const start = readManifest(join(folder, '.vite', 'start.json'));
      return start.get(entryOf(start))?.file ?? '';
    },
    /** Bytes as they are sent: in brotli, where the build made it. */
    weigh: (files: readonly string[]): number =>
      files
        .map((file) => join(folder, file))
        .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0),
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
  };
}

function readManifest(file: string): Map<string, ManifestChunk> {
  // Vite wrote it.
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>));
}

function entryOf(manifest: Map<string, ManifestChunk>): string {
  return [...manifest].find(([, chunk]) => chunk.isEntry)?.[0] ?? '';
}
