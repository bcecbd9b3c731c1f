import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../server/environment.ts';
import { filesWith, leakedSecrets } from './files-with.ts';
import { latestBuild } from './latest-build.ts';

describe.each(['site', 'studio'] as const)('what is built of the %s', (part) => {
  const folder = latestBuild(part);

  it('holds no secret of the environment it was built in', () => {
    expect(leakedSecrets(folder)).toEqual([]);
  });

  it('holds no password of the gate', () => {
    // The words themselves are part of the copy; a script holds the password in quotes.
    for (const quote of ['"', "'", '`'])
      expect(filesWith(`${quote}${LOCAL_GATE_PASSWORD}${quote}`, folder)).toEqual([]);
  });

  it('is really searched', () => {
    expect(filesWith('Incorrect password', latestBuild('site'))).not.toEqual([]);
    expect(filesWith('Make the talking video', latestBuild('studio'))).not.toEqual([]);
  });
});

describe('what visitors load of the site', () => {
  const folder = join(latestBuild('site'), 'client');
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> =
    JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const preview = 'preview/await-studio.ts';

  /** The files that a page may come to load, all routes included, without asking for the preview. */
  function filesFrom(source: string, found = new Map<string, string>()): Map<string, string> {
    const entry = manifest[source];
    if (!entry || found.has(source)) return found;
    found.set(source, entry.file);
    const next = [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])];
    for (const other of next.filter((name) => name !== preview)) filesFrom(other, found);
    return found;
  }

  it('asks of a browser nothing that came after the oldest one it is built for', () => {
    // Vite's builds are for Safari 16.4, Chrome 111 and Firefox 114: they rewrite syntax, and leave calls as they are.
    const younger =
      /\b(URL\.(parse|canParse)|Response\.json|AbortSignal\.any|Promise\.(withResolvers|try)|Array\.fromAsync|(Object|Map)\.groupBy|Iterator\.from)\(|\.(toSorted|toReversed|toSpliced)\(/;
    const files = ['service-worker.js', 'keep-offline.js', ...filesFrom('index.html').values()];
    const uses = files.flatMap((file) => {
      const found = younger.exec(readFileSync(join(folder, file), 'utf8'))?.[0];
      return found ? [`${file}: ${found}`] : [];
    });
    expect(uses).toEqual([]);
  });

  it('holds nothing of what the Studio’s preview loads', () => {
    const previewOnly = /sanity\/comlink|sanity\/channels|sanity-visual-editing|xstate/;
    const holds = (file: string) => previewOnly.test(readFileSync(join(folder, file), 'utf8'));
    const visitors = [...filesFrom('index.html').values()];
    expect(visitors.length).toBeGreaterThan(30);
    expect(visitors.filter(holds)).toEqual([]);
    expect([...filesFrom(preview).values()].filter(holds)).not.toEqual([]);
  });
});
