import { DIALOG, START, type Template } from '../template.ts';

/** What the Studio's preview begins with: a key of the client's manifest. */
const PREVIEW = 'preview/await-studio.ts';

export type SiteFile = { path: string; isForAnybody: boolean };

/**
 * The hashed files that visitors of any page may come to need, those of the gate first. What only the Studio's preview
 * loads is not among them.
 */
export function siteFiles(manifest: Template['manifest']): SiteFile[] {
  const forAnybody = reach(manifest, ['index.html', START, DIALOG], false);
  const forPages = reach(manifest, ['index.html'], true);
  return [...new Set([...forAnybody, ...forPages])].map((path) => ({
    path,
    isForAnybody: forAnybody.has(path),
  }));
}

/** The addresses of what some sources load at once, and of what they may load later too when `all` is set. */
function reach(manifest: Template['manifest'], sources: readonly string[], all: boolean): Set<string> {
  const seen = new Set<string>([PREVIEW]);
  const paths = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest.get(source);
    if (!entry || seen.has(source)) return;
    seen.add(source);
    for (const file of [entry.file, ...entry.assets]) paths.add(`/${file}`);
    entry.imports.forEach(visit);
    if (all) entry.dynamicImports.forEach(visit);
  };
  sources.forEach(visit);
  return paths;
}
