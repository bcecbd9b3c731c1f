import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInputs } from './build.ts';

const root = join(import.meta.dirname, '..', '..');

/** Matches imports of this project's files that exist at run time: of values, for side effects, or dynamic. */
const IMPORT =
  /^(?:import|export)(?! type\b)[^;']*? from '(?<from>[^'?]+)|^import '(?<effects>[^'?]+)|\bimport\(\s*'(?<later>[^'?]+)/gm;

const lake = JSON.parse(readFileSync(join(root, 'lake', 'package.json'), 'utf8'));

/** The path, from the root, of the project's file that `file` imports: by relative path or by the name of the lake's package. */
function resolveOurs(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  const exported = lake.exports[specifier.replace(lake.name, '.')];
  return exported && join('lake', exported);
}

/** The given files, as paths from the root, and all files of this project that they import, directly or indirectly. */
function importClosure(entries: readonly string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const specifier = groups?.from ?? groups?.effects ?? groups?.later ?? '';
      const imported = resolveOurs(file, specifier);
      if (imported) files.add(imported);
    }
  }
  return files;
}

it.each([
  [
    'site',
    [
      ...['vite.config.ts', 'scripts/build/build-site.ts'],
      ...['web/boot.ts', 'web/entry-client.tsx', 'web/render/entry-server.tsx'],
    ],
    'server/site/icons/draw-icon.ts',
  ],
  [
    'studio',
    ['studio/sanity.cli.ts', 'studio/sanity.config.ts', 'scripts/build/build-studio.ts'],
    'lake/src/browser/stream-socket.ts',
  ],
] as const)('a change of any file that the build of the %s imports makes it stale', (part, entries, far) => {
  const imported = [...importClosure(entries)];
  expect(imported).toContain(far);
  const inputs = buildInputs[part];
  const unnoticed = imported.filter(
    (file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  );
  expect(unnoticed).toEqual([]);
});
