/** What a bundler knows of a module: who imports it at once, and whether a document begins with it. */
type ModuleInfo = { importers: readonly string[]; isEntry: boolean };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * How the site's code is cut into files. Many small files compress badly, each on its own (a first page had thirty,
 * and 5 KB more for it); one large file would make every visitor load every page. So: one file of all that each
 * page needs, one of the small parts that many pages share, one for each page, and what the bundler finds besides.
 */
export const chunkGroups = [
  { name: siteChunk, debugName: 'site', priority: 2 },
  { name: 'parts', test: /\/web\/(ui|content|sections)\/[^/]+$/, minShareCount: 5, priority: 1 },
];

/**
 * What is loaded by itself, and what every page has, is named by what it is. Other files that pages share have no name of
 * their own: the bundler would call each by one of its modules, and every document names the scripts of its page. Six letters tell
 * one build's file from the next as well as eight.
 */
export function chunkFileNames({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  return isDynamicEntry || name === 'site' ? 'assets/[name]-[hash:6].js' : 'assets/[hash:6].js';
}

/** 'site' for what a document that begins the site has to have, by however many steps. */
function siteChunk(id: string, graph: Graph): string | null {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = graph.getModuleInfo(module);
    return info !== null && (info.isEntry || info.importers.some(isNeeded));
  };
  // The module that documents name stays apart: it runs when it is loaded.
  const isEntry = /\/(index\.html|entry-client\.tsx)$/.test(id);
  return !isEntry && (id.includes('rolldown/runtime') || isNeeded(id)) ? 'site' : null;
}
