import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NAME = 'embedded-content-lake';

const run = promisify(execFile);
const workplace = mkdtempSync(join(tmpdir(), 'lake-package-'));
const project = join(workplace, 'project');
const installed = join(project, 'node_modules', NAME);
let files: string[] = [];

/** Packs a copy of the folder, since packing changes `package.json` for a moment. */
async function pack(): Promise<string> {
  const copy = join(workplace, 'repository', 'lake');
  const isSource = (path: string) => !path.startsWith(join(import.meta.dirname, 'dist'));
  cpSync(import.meta.dirname, copy, { recursive: true, filter: isSource });
  cpSync(join(ROOT, 'tsconfig.json'), join(workplace, 'repository', 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(workplace, 'repository', 'node_modules'));
  // As an interrupted run leaves them.
  const manifest = readFileSync(join(copy, 'package.json'), 'utf8');
  writeFileSync(join(copy, 'package.json.saved'), manifest);
  writeFileSync(
    join(copy, 'package.json'),
    JSON.stringify({ ...JSON.parse(manifest), exports: { '.': {} } }),
  );
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', workplace], { cwd: copy });
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  );
  return join(workplace, JSON.parse(stdout.slice(stdout.indexOf('[')))[0].filename);
}

/** Puts the package, and beside it only the packages that it names, into an empty project. */
async function install(tarball: string): Promise<void> {
  mkdirSync(installed, { recursive: true });
  await run('tar', ['--extract', '--file', tarball, '--directory', installed, '--strip-components', '1']);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const { stdout } = await run('tar', ['--list', '--file', tarball]);
  files = stdout.trim().split('\n');
}

beforeAll(async () => install(await pack()));
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

const CONSUMER = `
import { type Lake, openLake } from '${NAME}';
import { createErrorResponse } from '${NAME}/http';
import { lakeStudio } from '${NAME}/studio';

const lake: Lake = openLake({
  path: ':memory:',
  projectId: 'local',
  datasets: ['production'],
  adminToken: 'a token of 32 characters, or more',
});
const address = 'http://localhost/v2025-02-19/data/query/production?query=1';
const response: Response = await lake.fetch(new Request(address));
const createClient = (options: { useProjectHostname?: boolean }) => options;
const url: string = lakeStudio({ url: 'http://localhost:3000', createClient }).apiHost;
console.log(JSON.stringify(await response.json()), url, createErrorResponse(new Error()).status);
lake.close();
`;

/** What TypeScript refuses when the declarations are those of the lake. */
const MISTAKE = `
import { openLake } from '${NAME}';
openLake({ path: 1 });
`;

const MODULES = { bundler: 'preserve', nodenext: 'nodenext' };

async function typeCheck(file: string, text: string, resolution: keyof typeof MODULES): Promise<string> {
  writeFileSync(join(project, file), text);
  const settings = ['--moduleResolution', resolution, '--module', MODULES[resolution], '--target', 'es2024'];
  const strictly = ['--noEmit', '--strict', '--skipLibCheck', 'false', ...settings, file];
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  return run(tsc, strictly, { cwd: project }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

describe('the package', () => {
  it('has JavaScript, declarations and source maps, and no sources', () => {
    expect(files).toEqual(
      expect.arrayContaining(
        ['README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/index.js.map'].map(
          (file) => `package/${file}`,
        ),
      ),
    );
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|saved/.test(file))).toEqual([]);
  });

  it.each(['bundler', 'nodenext'] as const)('has types for moduleResolution %s', async (resolution) => {
    expect(await typeCheck('consumer.ts', CONSUMER, resolution)).toBe('');
    expect(await typeCheck('mistake.ts', MISTAKE, resolution)).toContain(
      "'number' is not assignable to type 'string'",
    );
  });

  it('opens a lake', async () => {
    writeFileSync(join(project, 'consumer.ts'), CONSUMER);
    const { stdout } = await run(process.execPath, ['consumer.ts'], { cwd: project });
    expect(stdout).toContain('"result":1');
  });

  it('has the command', async () => {
    const { stdout } = await run(process.execPath, [join(installed, 'bin', `${NAME}.js`), '--help'], {
      cwd: project,
    });
    expect(stdout).toContain(`${NAME} serve`);
  });
});
