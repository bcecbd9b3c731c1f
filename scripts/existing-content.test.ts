import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from '../server/environment.ts';
import { connectToLake } from './lake-connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'existing-content-'));
const data = join(folder, 'lake');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run([script = '', ...args]: readonly string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, INIT_CWD: folder, NODE_COMPILE_CACHE: join(folder, 'code'), ...settings };
  return spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { env, encoding: 'utf8' });
}

it.each([
  ['migrate/main.ts', 'up'],
  ['migrate/main.ts', 'status'],
  ['seed/main.ts', '--dry-run'],
  ['lake/main.ts', 'token', 'create', 'Ann'],
  ['lake/main.ts', 'export', 'content.tar.gz'],
  ['lake/main.ts', 'backup'],
  ['lake/main.ts', 'snapshot', 'save', 'before'],
  ['check-content.ts', '--lake'],
  ['promote/promote-main.ts', '--to', 'local/staging', '--dry-run'],
])('%s %s makes no lake where there is none, and says where it looked', (...command) => {
  const { status, stderr } = run(command, { ENV_FILE: '/dev/null', LAKE_DATA_DIR: data });
  expect(stderr).toMatch(
    /^There is no lake in \/\S+\/lake, and .* set LAKE_DATA_DIR .* ENV_FILE=\/etc\/site\.env/,
  );
  expect(stderr).toContain(data);
  expect(status).toBe(1);
  expect(existsSync(data)).toBe(false);
});

it('the settings of a server are all that its operators need to name', async () => {
  const ENV_FILE = join(folder, 'site.env');
  writeFileSync(ENV_FILE, `GATE_PASSWORD="with # and spaces"\nLAKE_DATA_DIR=${data}\n`);
  const { client, close } = await connectToLake(readEnvironment({ LAKE_DATA_DIR: data }, folder));
  await client.create({ _id: 'region-asia', _type: 'region', name: 'Asia' });
  await close();
  for (const command of [
    ['lake/main.ts', 'backup', '--to', 'copies'],
    ['lake/main.ts', 'backup', 'list', 'copies'],
    ['lake/main.ts', 'backup', 'verify', 'copies'],
    ['lake/main.ts', 'restore', 'copies'],
    ['lake/main.ts', 'token', 'create', 'Ann', '--role', 'editor'],
    ['migrate/main.ts', 'status'],
  ]) {
    const { status, stderr, stdout } = run(command, { ENV_FILE });
    expect(status, `${command.join(' ')}\n${stderr}`).toBe(0);
    if (command[1] === 'restore') expect(stdout).toContain(`1 documents in production`);
  }
  const list = () => run(['lake/main.ts', 'token', 'list'], { ENV_FILE }).stdout;
  const [id = ''] = list().split(' ');
  expect(list()).toContain('valid');
  expect(run(['lake/main.ts', 'token', 'revoke', id], { ENV_FILE }).status).toBe(0);
  expect(list()).toContain('revoked');
}, 60_000);
