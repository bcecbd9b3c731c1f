import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const lake = JSON.parse(readFileSync(join(root, 'lake', 'package.json'), 'utf8'));
const lakeExports = Object.keys(lake.exports).map((path) => path.replace('.', lake.name));

const isFrom = (specifier: string, ...packages: string[]) =>
  packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** What the files of a folder may import. */
interface Room {
  /** The folder; a file belongs to the first room whose folder it is in. */
  folder: string;
  /** Only the folder's tests and what is for them. */
  tests?: true;
  /** Folders and files that it may import, besides its own. */
  mayImport: readonly string[];
  /** The same for types, which are gone when the code runs. */
  mayImportTypes?: readonly string[];
  /** Whether it may import this package; without it, every one. */
  mayUse?: (specifier: string) => boolean;
  rule: string;
}

const usesNeitherClientNorLake = (specifier: string) => !isFrom(specifier, '@sanity/client', lake.name);

/** A folder of the site, which imports only those of `below`. */
const sitePart = (folder: string, below: readonly string[], rule: string): Room => ({
  folder,
  mayImport: ['content/', ...below],
  mayUse: usesNeitherClientNorLake,
  rule: `${rule} Only web/data/ and web/preview/ may import @sanity/client.`,
});

const belowPages = ['web/theme/', 'web/data/', 'web/ui/', 'web/sections/'];

const ORDER = 'The order is theme, data ← ui ← sections ← pages ← app.';

const rooms: readonly Room[] = [
  {
    folder: 'content/',
    tests: true,
    mayImport: ['schemas/', 'scripts/', 'tests/'],
    rule: 'A test of content/ meets the seed and the lake through tests/setup/.',
  },
  {
    folder: 'content/',
    mayImport: [],
    mayUse: (specifier) => !isFrom(specifier, 'sanity', lake.name),
    rule: 'content/ is what all folders know of the content: it imports packages other than sanity, and its own files.',
  },
  {
    folder: 'schemas/',
    mayImport: ['content/'],
    mayUse: (specifier) => !isFrom(specifier, 'sanity', lake.name),
    rule: 'schemas/ is the content model: it imports content/ and packages other than sanity.',
  },
  {
    folder: 'studio/',
    tests: true,
    mayImport: ['content/', 'schemas/', 'web/', 'tests/'],
    rule: 'A test of the Studio meets the seed and the lake through tests/setup/.',
  },
  {
    folder: 'studio/',
    mayImport: ['content/', 'schemas/', 'web/app/route-queries.ts'],
    mayUse: (specifier) => specifier === `${lake.name}/studio` || !isFrom(specifier, lake.name),
    rule: 'studio/ runs in the browser: it imports content/, schemas/, embedded-content-lake/studio and the queries of the routes of the site.',
  },
  {
    folder: 'scripts/',
    mayImport: ['content/', 'docs/client-data.example.json', 'schemas/', 'server/'],
    rule: 'scripts/ imports content/, schemas/ and server/.',
  },
  {
    folder: 'lake/src/',
    tests: true,
    mayImport: ['lake/'],
    rule: 'lake/ is a package of its own: it imports nothing of this product.',
  },
  {
    folder: 'lake/src/',
    mayImport: [],
    mayUse: (specifier) => isFrom(specifier, ...Object.keys(lake.dependencies)),
    rule: 'The lake imports its own files and the dependencies in its package.json. Hand it the rest as an option.',
  },
  {
    folder: 'lake/',
    mayImport: [],
    rule: 'lake/ is a package of its own: it imports nothing of this product.',
  },
  {
    folder: 'server/',
    mayImport: ['content/', 'schemas/'],
    mayImportTypes: ['web/'],
    rule: 'server/ imports content/ and schemas/, and of web/ types only: it reads the build of web/ from disk.',
  },
  {
    folder: 'web/',
    tests: true,
    mayImport: ['content/', 'schemas/', 'scripts/', 'server/', 'tests/'],
    rule: 'A test of the site does not import the Studio.',
  },
  sitePart('web/theme/', [], ORDER),
  {
    folder: 'web/data/',
    mayImport: ['content/', 'web/theme/'],
    mayUse: (specifier) => !isFrom(specifier, lake.name),
    rule: `${ORDER} web/ gets content over HTTP.`,
  },
  sitePart('web/ui/', ['web/theme/', 'web/data/'], ORDER),
  sitePart('web/gate/', ['web/theme/', 'web/data/', 'web/ui/'], 'The gate stands before all pages.'),
  sitePart('web/sections/', ['web/theme/', 'web/data/', 'web/ui/'], ORDER),
  ...globSync('web/pages/*/', { cwd: root }).map((page) =>
    sitePart(
      `${page}/`,
      [...belowPages, 'web/pages/define-page.ts'],
      `${ORDER} A page never imports another: share through web/sections/.`,
    ),
  ),
  sitePart('web/pages/', belowPages, ORDER),
  {
    folder: 'web/preview/',
    mayImport: ['web/data/', 'web/gate/'],
    mayUse: (specifier) => !isFrom(specifier, lake.name),
    rule: 'web/preview/ stands between data and the Studio: it imports web/data/ and web/gate/.',
  },
  sitePart(
    'web/app/',
    ['theme', 'data', 'ui', 'gate', 'sections', 'pages', 'preview'].map((part) => `web/${part}/`),
    'web/render/ is what only the server renders, web/kit/ what only developers see.',
  ),
  sitePart('web/', [], 'web/ gets content over HTTP: of the other folders it imports the list of pages.'),
  {
    folder: 'tests/',
    mayImport: ['content/', 'schemas/', 'scripts/', 'server/', 'studio/', 'web/'],
    rule: 'Tests may import everything.',
  },
];

const isForTests = (file: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(file);

/** The specifiers that a file imports or exports from, statically or dynamically, with their lines. */
function listImports(file: string): { specifier: string; line: number; isType: boolean }[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...dynamicImports.map(({ moduleRequest }) => ({ request: moduleRequest, isType: false })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ request: moduleRequest, isType })),
  ];
  return requests.flatMap(({ request, isType }) => {
    // A dynamic import may be of an expression.
    const [, specifier] = (request && /^['"`](.+)['"`]$/.exec(text.slice(request.start, request.end))) ?? [];
    if (!request || specifier === undefined) return [];
    return { specifier, line: text.slice(0, request.start).split('\n').length, isType };
  });
}

/** What is wrong with an import; undefined when nothing is. */
function brokenRule(room: Room, file: string, specifier: string, isType = false): string | undefined {
  if (/(^|\/)testing(\/|$)/.test(specifier) && !isForTests(file) && !file.startsWith('tests/'))
    return 'Only tests import from folders named testing.';
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('node:')) return undefined;
    if (isFrom(specifier, lake.name) && !lakeExports.includes(specifier))
      return 'The package.json of the lake does not export it.';
    return room.mayUse?.(specifier) === false ? room.rule : undefined;
  }
  const path = join(dirname(file), specifier);
  if (path.startsWith('lake/') && !file.startsWith('lake/'))
    return `Other code imports the lake by its name, ${lake.name}, and what its package.json exports.`;
  const mayImport = [room.folder, ...room.mayImport, ...(isType ? (room.mayImportTypes ?? []) : [])];
  return mayImport.some((allowed) => path.startsWith(allowed)) ? undefined : room.rule;
}

const files = globSync('{content,lake,schemas,scripts,server,studio,tests,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});
const findRoom = (file: string) =>
  rooms.find(({ folder, tests }) => file.startsWith(folder) && (!tests || isForTests(file)));

it('every folder imports only what it may', () => {
  const broken = files.flatMap((file) => {
    const room = findRoom(file);
    if (!room) return `${file} is in no room of this table.`;
    return listImports(file).flatMap(({ specifier, line, isType }) => {
      const rule = brokenRule(room, file, specifier, isType);
      return rule ? `${file}:${line} imports ${specifier}. ${rule}` : [];
    });
  });
  expect(broken).toEqual([]);
});

it.each([
  ['web/pages/home/home-page.tsx', '../agent/agent-page.tsx', /A page never imports another/],
  ['web/ui/controls/button.tsx', '@sanity/client', /Only web\/data\/ and web\/preview\//],
  ['server/main.ts', '../lake/src/lake.ts', /by its name/],
  ['server/site/site.ts', '../../web/render/entry-server.tsx', /types only/],
  ['server/main.ts', 'embedded-content-lake/src/lake.ts', /does not export it/],
  ['lake/src/lake.ts', '../../server/environment.ts', /its own files/],
  ['schemas/documents/agent.ts', 'sanity', /content model/],
] as const)('%s may not import %s', (file, specifier, rule) => {
  const room = findRoom(file);
  expect(room && brokenRule(room, file, specifier)).toMatch(rule);
});

/** The imports between the parts of a folder, which are its folders and its own files, as `part → part: file imports specifier`. */
function importsBetweenParts(folder: string): { from: string; to: string; text: string }[] {
  const getPart = (path: string) => path.slice(folder.length).split('/')[0] ?? '';
  const code = files.filter((file) => file.startsWith(folder) && !isForTests(file));
  return code.flatMap((file) =>
    listImports(file).flatMap(({ specifier }) => {
      const path = join(dirname(file), specifier);
      if (!specifier.startsWith('.') || !path.startsWith(folder)) return [];
      const [from, to] = [getPart(file), getPart(path)];
      return from === to ? [] : [{ from, to, text: `${from} → ${to}: ${file} imports ${specifier}` }];
    }),
  );
}

it.each(['lake/src/', 'schemas/', 'server/', 'studio/', 'web/'])(
  'the parts of %s import each other in one direction',
  (folder) => {
    let circular = importsBetweenParts(folder);
    let before: number;
    do {
      before = circular.length;
      const importers = new Set(circular.map(({ from }) => from));
      const imported = new Set(circular.map(({ to }) => to));
      circular = circular.filter(({ from, to }) => importers.has(to) && imported.has(from));
    } while (circular.length < before);
    expect(circular.map(({ text }) => text)).toEqual([]);
  },
);
