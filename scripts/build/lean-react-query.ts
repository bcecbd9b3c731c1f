import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the site never uses of the query cache, by file, with the names that other files import from it. */
export const unusedModules: Readonly<Record<string, readonly string[]>> = {
  'infiniteQueryBehavior.js': ['hasNextPage', 'hasPreviousPage', 'infiniteQueryBehavior'],
  'mutation.js': ['Mutation', 'getDefaultState'],
};

/**
 * Leaves mutations and endless lists out of the browser's build. The site reads pages and writes nothing, but the
 * cache's own code could begin either, so no bundler may drop them: 1 KB on every page (brotli).
 */
export function leanReactQuery(root: string): Plugin {
  const core = join(root, 'node_modules', '@tanstack', 'query-core', 'build', 'modern');
  const absent = new Map(Object.entries(unusedModules).map(([file, names]) => [join(core, file), names]));
  return {
    name: 'lean-react-query',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load: (id) => absent.get(id)?.map(standIn).join('\n'),
  };
}

/** A function that says what is missing, should anybody ever call it. */
function standIn(name: string): string {
  return `export function ${name}() { throw new Error('${name} is left out of this build'); }`;
}
