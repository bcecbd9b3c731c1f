import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk of the client's manifest, as far as it is read here. */
interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The build of the site for browsers: which files a page needs, and what they weigh on the wire. */
export function openClientBuild(folder: string) {
  const text = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  // Vite wrote it.
  const manifest = new Map(Object.entries(JSON.parse(text) as Record<string, ManifestChunk>));
  const entry = [...manifest].find(([, chunk]) => chunk.isEntry)?.[0] ?? '';

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
    /** Bytes as they are sent: in brotli, where the build made it. */
    weigh: (files: readonly string[]): number =>
      files
        .map((file) => join(folder, file))
        .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0),
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
  };
}
