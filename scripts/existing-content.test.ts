import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'existing-content-'));
const data = join(folder, 'lake');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['migrate/main.ts', 'up'],
  ['migrate/main.ts', 'status'],
  ['lake/main.ts', 'token', 'create', 'Ann'],
  ['lake/main.ts', 'export', 'content.tar.gz'],
  ['lake/main.ts', 'backup'],
  ['lake/main.ts', 'snapshot', 'save', 'before'],
  ['check-content.ts', '--lake'],
  ['promote/promote-main.ts', '--to', 'local/staging', '--dry-run'],
])('%s %s makes no lake where there is none, and says where it looked', (script, ...args) => {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: {
      ...{ PATH, HOME, INIT_CWD: folder, ENV_FILE: '/dev/null' },
      NODE_COMPILE_CACHE: join(folder, 'code'),
      LAKE_DATA_DIR: data,
    },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(
    /^There is no lake in \/\S+\/lake, and .* set LAKE_DATA_DIR .* ENV_FILE=\/etc\/site\.env/,
  );
  expect(stderr).toContain(data);
  expect(status).toBe(1);
  expect(existsSync(data)).toBe(false);
});
