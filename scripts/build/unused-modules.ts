import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** What the site never uses of its packages: modules, with the names that others import from them. */
export const unusedModules: Readonly<Record<string, readonly string[]>> = {
  // It reads pages, none of them endless, and writes nothing.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': [
    'hasNextPage',
    'hasPreviousPage',
    'infiniteQueryBehavior',
  ],
  '@tanstack/query-core/build/modern/mutation.js': ['Mutation', 'getDefaultState'],
  // Every browser that can run it knows the styles by their own names; styled-components adds others only when told to.
  'stylis/src/Prefixer.js': ['prefix'],
};

/**
 * Leaves these out of the browser's build. The packages' own code could call each of them, so no bundler may drop
 * them: 2 KB on every page (brotli). A build that never meets one of them ends with an error.
 */
export function leaveOutUnused(root: string): Plugin {
  // As the bundler names a module: by where its file is, also through a link.
  const idOf = (file: string) => normalizePath(realpathSync(join(root, 'node_modules', file)));
  const absent = new Map(Object.entries(unusedModules).map(([file, names]) => [idOf(file), names]));
  const toMeet = new Set(absent.keys());
  return {
    name: 'leave-out-unused',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      toMeet.delete(id);
      return absent.get(id)?.map(standIn).join('\n');
    },
    generateBundle() {
      if (toMeet.size > 0)
        this.error(
          `Nothing imports ${[...toMeet].join(', ')}: another copy of it may be in this build, whole. Change scripts/build/unused-modules.ts.`,
        );
    },
  };
}

/** A function that says what is missing, should anybody ever call it. */
function standIn(name: string): string {
  return `export function ${name}() { throw new Error('${name} is left out of this build'); }`;
}
