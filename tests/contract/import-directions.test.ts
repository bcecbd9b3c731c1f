import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const forbidden = [
  ['schemas/documents/agent.ts', 'sanity'],
  ['schemas/documents/agent.ts', '../../web/content/client.ts'],
  ['studio/structure.ts', '../server/lake/src/studio.ts'],
  ['studio/structure.ts', 'embedded-content-lake'],
  ['studio/structure.ts', 'embedded-content-lake/http'],
  ['studio/structure.ts', '../web/content/client.ts'],
  ['server/main.ts', '../scripts/seed/seed.ts'],
  ['server/site/site.ts', '../../web/render/entry-server.tsx'],
  ['server/main.ts', './lake/src/lake.ts'],
  ['server/providers/providers.ts', '../lake/src/cors.ts'],
  ['server/lake/src/lake.ts', '../../environment.ts'],
  ['server/lake/src/lake.ts', '../../../schemas/schema-types.ts'],
  ['web/pages/home/home-page.tsx', '../../../server/lake/src/lake.ts'],
  ['web/pages/home/home-page.tsx', '../../../schemas/documents/agent.ts'],
  ['web/pages/home/home-page.tsx', '../agent/agent-page.tsx'],
  ['web/pages/home/home-page.tsx', '../../app/routes.tsx'],
  ['web/pages/home/home-page.tsx', '@sanity/client'],
  ['web/app/layout.tsx', '../render/share-picture.ts'],
  ['web/sections/notice.tsx', '../pages/home/home-page.tsx'],
  ['scripts/start.ts', '../studio/structure.ts'],
  ['scripts/start.ts', '../web/content/client.ts'],
  ['scripts/lake/sweep.ts', '../../server/lake/src/store/database.ts'],
  ['tests/setup/test-lake.ts', '../../server/lake/src/lake.ts'],
  ['web/gate/gate.tsx', '../app/layout.tsx'],
  ['studio/avatars/pipeline/generation.ts', '../../../web/app/layout.tsx'],
  ['web/ui/button.tsx', '../sections/notice.tsx'],
  ['web/theme/theme.ts', '../ui/button.tsx'],
  ['web/content/client.ts', '../ui/button.tsx'],
] as const;

const allowed = [
  ['schemas/documents/agent.ts', '@sanity/types'],
  ['studio/structure.ts', '../schemas/hrefs.ts'],
  ['studio/sanity.config.ts', 'embedded-content-lake/studio'],
  ['studio/structure.ts', '../web/app/route-queries.ts'],
  ['studio/avatars/pipeline/avatar-asset-service.ts', '../../../web/content/delivery-url.ts'],
  ['studio/inputs/seo-input.tsx', '../../web/content/page-summary.ts'],
  ['web/content/site-facts.ts', '../../schemas/placeholders.ts'],
  ['server/main.ts', '../schemas/hrefs.ts'],
  ['server/main.ts', 'embedded-content-lake'],
  ['server/lake/src/lake.ts', './store/database.ts'],
  ['web/pages/home/home-page.tsx', '../../../schemas/hrefs.ts'],
  ['web/pages/home/home-page.tsx', '../../ui/button.tsx'],
  ['web/app/routes.tsx', '../pages/home/home-page.tsx'],
  ['web/content/client.ts', '@sanity/client'],
  ['scripts/start.ts', '../server/main.ts'],
  ['scripts/lake/export.ts', './verb.ts'],
  ['scripts/seed/seed.ts', '../../web/content/sanity.types.ts'],
] as const;

/** The imports that the linter reports, as 'file specifier'. */
let refused: Set<string>;

/** Runs the project's lint rules on a copy of the folder structure with only these imports, each on its own line. */
beforeAll(() => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'import-directions-')));
  const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(project, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  const planted = Object.groupBy([...forbidden, ...allowed], ([file]): string => file);
  for (const [file, imports = []] of Object.entries(planted)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    const lines = imports.map(([, specifier], index) => `import { part${index} } from '${specifier}';\n`);
    writeFileSync(join(project, file), lines.join(''));
  }
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=github',
    '--max-diagnostics=none',
    '.',
  ];
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { stdout } = spawnSync(biome, args, { cwd: project, encoding: 'utf8' });
  const found = stdout.matchAll(/^::error title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+),/gm);
  const importAt = (file: string, line: string) => [file, planted[file]?.[Number(line) - 1]?.[1]].join(' ');
  refused = new Set(
    [...found].map(([, path = '', line = '']) => importAt(relative(project, resolve(project, path)), line)),
  );
  rmSync(project, { recursive: true, force: true });
});

describe('the directions of imports between folders', () => {
  it.each(forbidden)('%s may not import %s', (file, specifier) => {
    expect(refused).toContain(`${file} ${specifier}`);
  });

  it.each(allowed)('%s may import %s', (file, specifier) => {
    expect(refused).not.toContain(`${file} ${specifier}`);
  });

  it('the linter reports no other imports', () => {
    expect(refused.size).toBe(forbidden.length);
  });
});

const rooms = '{schemas,scripts,server,studio,web}/**/*.{ts,tsx}';
const isForTests = (file: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(file);

/** The specifiers that a file imports, statically or dynamically. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { body } = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const first = body.flatMap((part) => ('source' in part && part.source ? part.source.value : []));
  const later = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);
  return [...first, ...later];
}

/** The matching files except tests, as paths from the root. */
function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  return files.filter((file) => !isForTests(file));
}

it('only tests import from folders named testing', () => {
  const files = filesOf(rooms);
  const importers = files.filter((file) =>
    importsOf(file).some((specifier) => /(^|\/)testing(\/|$)/.test(specifier)),
  );
  expect(files).toContain('scripts/start.ts');
  expect(importers).toEqual([]);
});

describe('the lake', () => {
  const { name, exports, dependencies } = JSON.parse(
    readFileSync(join(root, 'server', 'lake', 'package.json'), 'utf8'),
  );
  const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

  it('imports only its own files and its declared packages', () => {
    const files = filesOf('server/lake/src/**/*.ts');
    const isKnown = (file: string, specifier: string) =>
      specifier.startsWith('.')
        ? join(dirname(file), specifier).startsWith('server/lake/src/')
        : specifier.startsWith('node:') || packageOf(specifier) in dependencies;
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !isKnown(file, specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(files).toContain('server/lake/src/lake.ts');
    expect(outside, 'The lake knows nothing of this product: hand it in as an option').toEqual([]);
  });

  it('imports nothing outside its folder in its tests and tools', () => {
    const files = globSync('server/lake/**/*.ts', { cwd: root, exclude: ['**/node_modules'] });
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => !join(dirname(file), specifier).startsWith('server/lake/'))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(files).toContain('server/lake/conformance/facts.ts');
    expect(outside).toEqual([]);
  });

  it('is imported by its package name and exports only', () => {
    const files = globSync('{schemas,scripts,server,studio,tests,web}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules', '**/dist', 'server/lake/**'],
    });
    const imported = files.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));
    const named = imported.filter(({ specifier }) => packageOf(specifier) === name);
    const byPath = imported.filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') && join(dirname(file), specifier).startsWith('server/lake/'),
    );
    const unexported = named.filter(({ specifier }) => !(specifier.replace(name, '.') in exports));
    expect(new Set(named.map(({ specifier }) => specifier.replace(name, '.')))).toEqual(
      new Set(Object.keys(exports)),
    );
    expect(byPath).toEqual([]);
    expect(unexported).toEqual([]);
  });

  it('is not imported by the site, which reads content over HTTP', () => {
    const importers = filesOf('{schemas,web}/**/*.{ts,tsx}').filter((file) =>
      importsOf(file).some((specifier) => packageOf(specifier) === name),
    );
    expect(importers).toEqual([]);
  });
});

it('of the site, only web/content/ and web/preview/ import @sanity/client', () => {
  const files = filesOf('web/**/*.{ts,tsx}');
  const importers = files.filter((file) =>
    importsOf(file).some((specifier) => /^@sanity\/client(\/|$)/.test(specifier)),
  );
  expect(importers).toContain('web/preview/mark-texts.ts');
  expect(importers.filter((file) => !/^web\/(content|preview)\//.test(file))).toEqual([]);
});
