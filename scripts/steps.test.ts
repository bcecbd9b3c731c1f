import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runSteps, type Step } from './steps.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('does not pass the settings of the developer’s server to the checks', async () => {
  const folder = temporaryFolder();
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

it('does not count a failed report step', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const failing: Step = { name: 'finds faults', command: process.execPath, args: ['-e', 'process.exit(1)'] };
  expect(await runSteps(tmpdir(), [[failing], [{ ...failing, isReport: true }]])).toBe(1);
  expect(log.mock.calls.join('\n')).toMatch(/^✗ finds faults \(.+ s\)\n! finds faults \(a report, .+ s\)$/m);
});

it('repeats a step’s failures at the end', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const script =
    "require('node:fs').writeFileSync(process.env.FAILURES_FILE, 'a.test.ts > one\\nb.test.ts > two')";
  const step = { name: 'tests', command: process.execPath, args: ['-e', `${script}; process.exitCode = 1`] };
  expect(await runSteps(tmpdir(), [[step]])).toBe(1);
  expect(log.mock.calls.join('\n')).toMatch(
    /^✗ tests \(.+ s\)\n {4}a\.test\.ts > one\n {4}b\.test\.ts > two$/m,
  );
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends the steps with all that they started',
  async (signal, exitCode) => {
    const file = join(temporaryFolder(), 'processes');
    // Like a test runner: it starts a child process, and does not stop at the first signal by itself.
    const grandchild = 'setInterval(() => {}, 1000)';
    const command = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${grandchild}']);
    require('node:fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + pid);
    process.on('SIGINT', () => setTimeout(process.exit, 100));
    process.on('SIGTERM', () => setTimeout(process.exit, 100));`;
    const step: Step = { name: 'a check', command: process.execPath, args: ['-e', command] };
    const runner = `
    import { runSteps } from ${JSON.stringify(join(import.meta.dirname, 'steps.ts'))};
    await runSteps('.', [${JSON.stringify([step])}]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', runner]);
    const exited = once(child, 'exit');
    await vi.waitFor(
      () => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+ \d+$/),
      20_000,
    );

    child.kill(signal);
    expect(await exited).toEqual([exitCode, null]);
    for (const pid of readFileSync(file, 'utf8').split(' ').map(Number)) {
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    }
  },
  30_000,
);
