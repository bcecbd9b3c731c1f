import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..', '..', '..', 'web');
const typesFile = join(web, '..', 'content', 'sanity.types.ts');

/** The texts of all queries of the site, from TypeGen's output, so that none is missing. */
export function siteQueries(): string[] {
  const types = readFileSync(typesFile, 'utf8');
  const register = types.slice(types.indexOf('interface SanityQueries'));
  return [...register.matchAll(/^ {4}(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"):/gm)].map(
    ([, single, double]) => unescaped(single ?? double ?? ''),
  );
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** A source file of the site; `code` is its text without template literals, which contain the queries. */
type Source = { path: string; code: string; text: string };

function readSources(): Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((path) => !/\.test\.|sanity\.types/.test(path))
    .map((path) => {
      const text = readFileSync(join(web, path), 'utf8');
      return { path, text, code: text.replace(/`[^`]*`/g, '') };
    });
}

/** The names in a query's result that occur neither in its page's code nor in shared code. */
export function unusedNames(query: string, names: Iterable<string>, sources = readSources()): string[] {
  // The first line; fragments are inserted only after it.
  const beginning = /^[\s\S]{12,}?[\n{]/.exec(query)?.[0] ?? query;
  const asking = sources.find(({ text }) =>
    text.replaceAll(/defineQuery\(\s+/g, 'defineQuery(').includes(`defineQuery(\`${beginning}`),
  );
  if (!asking) throw new Error(`No file of the site asks: ${beginning}`);
  const own = asking.path.startsWith('pages/') ? dirname(asking.path) : '';
  const code = sources
    .filter(({ path }) => !path.startsWith('pages/') || own === '' || path.startsWith(`${own}/`))
    .map((source) => source.code)
    .join('\n');
  return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
}
