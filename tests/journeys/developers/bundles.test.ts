import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../../server/process/environment.ts';
import { openClientBuild, readManifest } from '../helpers/script-bytes.ts';
import { filesWith, leakedSecrets } from '../helpers/search-files.ts';
import { latestBuild } from '../helpers/test-directories.ts';

/** The entry of the code that only the Studio's preview loads. */
const PREVIEW = 'preview/await-studio.ts';

/** The files of a client build that are reachable from a source, including all routes, without the preview. */
function filesFrom(client: string, source: string): string[] {
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

/**
 * `@sanity/client` calls the first only where it exists, and the second only for variants of documents, which the site does not ask
 * for.
 */
const unreached = ['AbortSignal.any(', '.toSorted('];

/** Calls in a client build that the oldest of these browsers lacks: `assets/index-abc123.js: URL.parse(`. */
function youngerCalls(client: string): string[] {
  const ofClient = filesFrom(client, 'data/published-client.ts');
  return [openClientBuild(client).boot, ...filesFrom(client, 'index.html')].flatMap((file) => {
    const found = younger.exec(readFileSync(join(client, file), 'utf8'))?.[0];
    return found && !(ofClient.includes(file) && unreached.includes(found)) ? [`${file}: ${found}`] : [];
  });
}

describe.each(['site', 'studio'] as const)('the build of the %s', (part) => {
  const folder = latestBuild(part);

  it('contains no secret of the environment it was built in', () => {
    expect(leakedSecrets(folder)).toEqual([]);
  });

  it('contains no password of the gate', () => {
    // The copy contains the words of the password; a script would contain it in quotes.
    for (const quote of ['"', "'", '`'])
      expect(filesWith(`${quote}${LOCAL_GATE_PASSWORD}${quote}`, folder)).toEqual([]);
  });

  it('is searched in all files', () => {
    expect(filesWith('Incorrect password', latestBuild('site'))).not.toEqual([]);
    expect(filesWith('Make the talking video', latestBuild('studio'))).not.toEqual([]);
  });
});

describe('the files that visitors load', () => {
  const folder = join(latestBuild('site'), 'client');

  it('use no function that the oldest supported browser lacks', () => {
    expect(youngerCalls(folder)).toEqual([]);
  });

  it('contain no code of the Studio’s preview', () => {
    const previewOnly = /sanity\/comlink|sanity\/channels|sanity-visual-editing|xstate/;
    const holds = (file: string) => previewOnly.test(readFileSync(join(folder, file), 'utf8'));
    const visitors = filesFrom(folder, 'index.html');
    expect(visitors.length).toBeGreaterThan(30);
    expect(visitors.filter(holds)).toEqual([]);
    expect(filesFrom(folder, PREVIEW).filter(holds)).not.toEqual([]);
  });
});
