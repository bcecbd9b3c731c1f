import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTool } from '../../scripts/build/run-tool.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;

/** A small project inside this one, with its TypeScript settings and packages. */
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'stale-query-'));
  write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** The errors of the project's type check; empty when it passes. */
function typeFaults(): string {
  const { stdout, stderr } = spawnSync('tsc', ['--project', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const page = (query: string) => `
  import { defineQuery } from 'groq';
  import { fetchContent } from '../../web/content/client.ts';
  import type {} from '../../web/content/sanity.types.ts';
  const page = await fetchContent(defineQuery(\`${query}\`));
  export const words: string | null | undefined = page?.message;
`;
const known = '*[_id == "siteSettings"][0].gateHelp';

test('a query without regenerated types fails the type check where its result is used', () => {
  write('fits.ts', page(known).replace('page?.message', 'page'));
  write('stale.ts', page('*[_id == "siteSettings"][0]{message}'));
  const faults = typeFaults().trim().split('\n');
  expect(faults).toEqual([expect.stringMatching(/stale\.ts.*Property 'message' does not exist/)]);
});

const schema = [
  {
    name: 'note',
    type: 'document',
    attributes: {
      _type: { type: 'objectAttribute', value: { type: 'string', value: 'note' } },
      heading: { type: 'objectAttribute', value: { type: 'string' }, optional: true },
    },
  },
];

test('a query for a removed field fails the type check, with the field’s name', async () => {
  const studio = join(root, 'studio');
  const here = (name: string) => relative(studio, join(folder, name));
  const config = {
    path: here('queries.ts'),
    schema: here('schema.json'),
    generates: here('sanity.types.ts'),
  };
  write('typegen.json', JSON.stringify(config));
  write('schema.json', JSON.stringify(schema));
  const query = (name: string, field: string) =>
    `export const ${name} = defineQuery(\`*[_type == "note"]{${field}}\`);\n`;
  write(
    'queries.ts',
    `import { defineQuery } from 'groq';\n${query('TODAY', 'heading')}${query('STALE', 'headline')}`,
  );
  await runTool('sanity', ['typegen', 'generate', '--config-path', here('typegen.json')], { cwd: studio });
  write('check.ts', "import type {} from '../../tests/contract/agreement/queries-fit.ts';\n");
  const faults = typeFaults().trim().split('\n');
  // Only the stale query is reported, with the field that it reads.
  expect(faults).toEqual([
    expect.stringMatching(/queries-fit\.ts.*Type 'true' is not assignable to type '"\[\]\.headline"'/),
  ]);
}, 90_000);
