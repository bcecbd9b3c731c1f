import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from '../../server/process/environment.ts';
import { backup } from '../lake/backup.ts';
import { exportDataset } from '../lake/export.ts';
import { token } from '../lake/token.ts';
import { connectToLake } from '../shared/lake-connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'existing-content-'));
const data = join(folder, 'lake');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run([script = '', ...args]: readonly string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, HOME, INIT_CWD: folder, NODE_COMPILE_CACHE, ...settings };
  return spawnSync(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    env,
    encoding: 'utf8',
  });
}

/** The error of each command: no lake, the folder it looked in, and how to set another. */
const noLake = new RegExp(
  `^There is no lake in ${data}, and .* set LAKE_DATA_DIR .* ENV_FILE=/etc/site\\.env`,
);

it.each([
  ['migrate.ts', 'up'],
  ['seed.ts', '--dry-run'],
  ['check-content.ts', '--lake'],
  ['promote.ts', 'promote', '--to', 'local/staging', '--dry-run'],
])('%s %s creates no lake, and names the folder it looked in', (...command) => {
  const { status, stderr } = run(command, { ENV_FILE: '/dev/null', LAKE_DATA_DIR: data });
  expect(stderr).toMatch(noLake);
  expect(status).toBe(1);
  expect(existsSync(data)).toBe(false);
});

it.each([
  { name: 'token create', verb: token, args: ['create', 'Ann'] },
  { name: 'export', verb: exportDataset, args: ['content.tar.gz'] },
  { name: 'backup', verb: backup, args: [] },
])('lake $name creates no lake', async ({ verb, args }) => {
  const environment = readEnvironment({ LAKE_DATA_DIR: data }, folder);
  await expect(verb.run(args, { environment, folder })).rejects.toThrow(noLake);
  expect(existsSync(data)).toBe(false);
});

it('scripts find the lake by the server’s settings file alone', async () => {
  const ENV_FILE = join(folder, 'site.env');
  writeFileSync(ENV_FILE, `GATE_PASSWORD="with # and spaces"\nLAKE_DATA_DIR=${data}\n`);
  const { client, close } = await connectToLake(readEnvironment({ LAKE_DATA_DIR: data }, folder));
  await client.create({ _id: 'region-asia', _type: 'region', name: 'Asia' });
  await close();
  const succeed = (...command: string[]) => {
    const { status, stderr, stdout } = run(command, { ENV_FILE });
    expect(status, `${command.join(' ')}\n${stderr}`).toBe(0);
    return stdout;
  };
  succeed('lake.ts', 'backup', '--to', 'copies');
  expect(succeed('lake.ts', 'restore', 'copies')).toContain('1 documents in production');
  succeed('migrate.ts', 'status');
  succeed('lake.ts', 'backup', 'list', 'copies');
  succeed('lake.ts', 'backup', 'verify', 'copies');
  succeed('lake.ts', 'token', 'create', 'Ann', '--role', 'editor');
  const list = () => succeed('lake.ts', 'token', 'list');
  const [id = ''] = list().split(' ');
  expect(list()).toContain('valid');
  succeed('lake.ts', 'token', 'revoke', id);
  expect(list()).toContain('revoked');
});
