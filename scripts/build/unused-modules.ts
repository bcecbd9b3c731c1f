import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of its packages of which the site uses nothing, or next to nothing: the names that others import from them, each with what stands in for it. */
export const unusedModules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // It reads pages, none of them endless, and writes nothing.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': {
    hasNextPage: neverCalled('hasNextPage'),
    hasPreviousPage: neverCalled('hasPreviousPage'),
    infiniteQueryBehavior: neverCalled('infiniteQueryBehavior'),
  },
  '@tanstack/query-core/build/modern/mutation.js': {
    Mutation: neverCalled('Mutation'),
    getDefaultState: neverCalled('getDefaultState'),
  },
  // Every query client has one. In a browser the site asks it for nothing; the client asks it to go on when the connection is back.
  '@tanstack/query-core/build/modern/mutationCache.js': {
    MutationCache: 'class { async resumePausedMutations() {} }',
  },
  // Every browser that can run it knows the styles by their own names; styled-components adds others only when told to.
  'stylis/src/Prefixer.js': { prefix: neverCalled('prefix') },
};

/**
 * What Vite wraps around each import that waits: it loads the style sheets of what is imported. Of the site only the Studio's
 * editing tools have any, so this does that and nothing else: no preloading, and no events of it.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const styledImport = `
const addSheet = (file) => new Promise((onload, onerror) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file, onload, onerror }));
});
export const __vitePreload = async (load, files = []) => (await Promise.all(files.map(addSheet)), load());
`;

/**
 * Leaves these out of the browser's build. The packages' own code could call each of them, so no bundler may drop
 * them: 3 KB on every page (brotli). A build that never meets one of them ends with an error.
 */
export function leaveOutUnused(root: string): Plugin {
  // As the bundler names a module: by where its file is, also through a link.
  const idOf = (file: string) => normalizePath(realpathSync(join(root, 'node_modules', file)));
  const absent = new Map([
    ...Object.entries(unusedModules).map(([file, names]) => [idOf(file), sourceOf(names)] as const),
    [PRELOAD_HELPER, styledImport],
  ]);
  const toMeet = new Set(absent.keys());
  return {
    name: 'leave-out-unused',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      toMeet.delete(id);
      return absent.get(id);
    },
    generateBundle() {
      if (toMeet.size > 0)
        this.error(
          `Nothing imports ${[...toMeet].join(', ')}: another copy of it may be in this build, whole. Change scripts/build/unused-modules.ts.`,
        );
    },
  };
}

function sourceOf(names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .map(([name, standIn]) => `export const ${name} = ${standIn};`)
    .join('\n');
}

/** A function that says what is missing, should anybody ever call it. */
function neverCalled(name: string): string {
  return `function () { throw new Error('${name} is left out of this build'); }`;
}
