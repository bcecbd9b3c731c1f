import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMigration } from './create-migration.ts';
import { listMigrationNames, loadMigrations, migrationsFolder } from './migration.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
beforeEach(() => {
  // In the project's folder, since migrations import from ../migrate.
  folder = mkdtempSync(join(root, 'scripts', 'tried-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('writes the next migration and its test, both without lint errors', async () => {
  createMigration('Agents have a motto!', folder);
  const files = createMigration('Régions know their time', folder);
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
    '0002-regions-know-their-time.ts',
    '0002-regions-know-their-time.test.ts',
  ]);
  const [first] = await loadMigrations(folder);
  expect(first).toMatchObject({ name: '0001-agents-have-a-motto', description: 'Agents have a motto.' });
  const { status, output } = lint(files);
  expect(output).toContain('Checked 2 files');
  expect(output).not.toMatch(/error/i);
  expect(status).toBe(0);
});

/** Lints these files in a copy of the folder structure that contains nothing else, since the linter reads a whole project. */
function lint(files: readonly string[]) {
  const project = mkdtempSync(join(tmpdir(), 'create-migration-'));
  const migrations = join(project, 'scripts', 'migrations');
  mkdirSync(migrations, { recursive: true });
  copyFileSync(join(root, 'biome.json'), join(project, 'biome.json'));
  for (const file of files) copyFileSync(file, join(migrations, basename(file)));
  const args = ['ci', '--colors=off', '--error-on-warnings', '--vcs-enabled=false', 'scripts'];
  const { status, stdout, stderr } = spawnSync('biome', args, { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true, force: true });
  return { status, output: stdout + stderr };
}

test('writes imports of existing files only', () => {
  const [migration = '', ownTest = ''] = createMigration('motto', folder);
  for (const file of [migration, ownTest]) {
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, path]) => path ?? '',
    );
    expect(imports.length).toBeGreaterThan(0);
    for (const path of imports) expect(existsSync(join(folder, path))).toBe(true);
  }
});

test('refuses a name without letters and two migrations with the same number', () => {
  expect(() => createMigration('!?', folder)).toThrow(/Say what the migration is about/);
  for (const name of ['0001-a.ts', '0001-b.ts']) writeFileSync(join(folder, name), '');
  expect(() => listMigrationNames(folder)).toThrow(/have the number 0001/);
});

test('names a file that exports no migration', async () => {
  writeFileSync(join(folder, '0001-empty.ts'), 'export {};\n');
  await expect(loadMigrations(folder)).rejects.toThrow(/0001-empty\.ts exports no migration/);
});

test('every migration of the project has a test', () => {
  const names = listMigrationNames();
  expect(names).toContain('0001-contact-button-words');
  for (const name of names) expect(existsSync(join(migrationsFolder, `${name}.test.ts`))).toBe(true);
});
