import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClientBuild, readManifest } from './script-bytes.ts';

/** The entry of the code that only the Studio's preview loads. */
export const PREVIEW = 'preview/await-studio.ts';

/** The files of a client build that are reachable from a source, including all routes, without the preview. */
export function filesFrom(client: string, source: string): string[] {
  const manifest = readManifest(client);
  const found = new Map<string, string>();
  const visit = (name: string) => {
    const entry = manifest.get(name);
    if (!entry || found.has(name)) return;
    found.set(name, entry.file);
    const next = [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])];
    for (const other of next.filter((one) => one !== PREVIEW)) visit(other);
  };
  visit(source);
  return [...found.values()];
}

/** Vite targets Safari 16.4, Chrome 111 and Firefox 114: it compiles syntax, but does not polyfill functions. */
const younger =
  /\b(URL\.(parse|canParse)|Response\.json|AbortSignal\.any|Promise\.(withResolvers|try)|Array\.fromAsync|(Object|Map)\.groupBy|Iterator\.from)\(|\.(toSorted|toReversed|toSpliced)\(/;

/** Calls in a client build that the oldest of these browsers lacks: `assets/index-abc123.js: URL.parse(`. */
export function youngerCalls(client: string): string[] {
  return [openClientBuild(client).boot, ...filesFrom(client, 'index.html')].flatMap((file) => {
    const found = younger.exec(readFileSync(join(client, file), 'utf8'))?.[0];
    return found ? [`${file}: ${found}`] : [];
  });
}
