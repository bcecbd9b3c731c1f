import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runSteps } from './steps.ts';

it('keeps the settings of a person’s own server from the checks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const own = ['PORT', 'HOST', 'SITE_URL', 'LAKE_DATA_DIR', 'LAKE_ADMIN_TOKEN', 'GATE', 'GATE_PASSWORD'];
  const others = ['SANITY_PROJECT_ID', 'SANITY_API_TOKEN', 'BUILD_DIR', 'ENV_FILE'];
  for (const name of [...own, ...others, 'CHROMIUM']) vi.stubEnv(name, 'of this machine');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(console, 'log').mockReturnValue();

  const file = join(folder, 'environment.json');
  const script = `require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env))`;
  const step = { name: 'a check', command: process.execPath, args: ['-e', script] };
  expect(await runSteps(folder, [[step]])).toBe(0);

  const seen = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  expect(seen.filter((name) => [...own, ...others].includes(name))).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['PATH', 'CHROMIUM']));
});
