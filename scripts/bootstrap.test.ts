import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

const bootstrap = join(import.meta.dirname, 'bootstrap.js');
let folder: string;

const write = (path: string, text: string, mode = 0o644) => writeFileSync(join(folder, path), text, { mode });

/** Writes a replacement for npm that records its arguments and then runs `work`. */
function writeNpm(work: string): void {
  write('bin/npm', `#!/bin/sh\necho "$@" >> "${folder}/npm-calls"\n${work}\n`, 0o755);
}

/** Shell code that does what a successful install does: it provides the pinned Node. */
const installs = `mkdir -p node_modules/node/bin && ln -sf "${process.execPath}" node_modules/node/bin/node`;

/** A temporary project, so that the packages of this one stay unchanged. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['bin', 'scripts']) mkdirSync(join(folder, name));
  copyFileSync(bootstrap, join(folder, 'scripts', 'bootstrap.js'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{ "version": 1 }');
  write('scripts/say.js', 'console.log("said", ...process.argv.slice(2)); process.exitCode = 7;');
  writeNpm(installs);
});

function start(...nodeOptions: string[]) {
  const args = [...nodeOptions, join(folder, 'scripts', 'bootstrap.js'), 'scripts/say.js', 'a', 'b'];
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` };
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
}

function npmCalls(): string[] {
  const file = join(folder, 'npm-calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

it('installs on the first run, then runs the script with the pinned Node and returns its exit code', () => {
  const { status, stdout, stderr } = start();
  expect(stderr).toMatch(/^Installing the packages; /);
  // A shell may evaluate the output of the script.
  expect(stdout).toBe('said a b\n');
  expect(status).toBe(7);
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
});

it('installs again only when the lock file or the pinned Node has changed', () => {
  start();
  expect(start().stdout).toBe('said a b\n');
  expect(npmCalls()).toHaveLength(1);
  write('package-lock.json', '{ "version": 2 }');
  expect(start().stderr).toMatch(/^Installing/);
  rmSync(join(folder, 'node_modules', 'node'), { recursive: true });
  expect(start().stderr).toMatch(/^Installing/);
  expect(npmCalls()).toHaveLength(3);
});

it.each([
  [
    'install scripts were blocked',
    'mkdir -p node_modules',
    /^Installing .*\nnpm did not run install scripts, .*ignore-scripts/,
  ],
  [
    'npm failed',
    'echo no network >&2; exit 3',
    /^Installing .*\nno network\nnpm ci failed with exit code 3: the lines above/,
  ],
])('reports that %s, and installs again on the next run', (_what, work, message) => {
  writeNpm(work);
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
  writeNpm(installs);
  expect(start()).toMatchObject({ status: 7, stdout: 'said a b\n' });
});

it('starts nothing after an install that Ctrl-C stopped, and installs again on the next run', () => {
  start();
  write('package-lock.json', '{ "version": 2 }');
  // The pinned Node of the earlier install still exists.
  writeNpm('kill -INT $$');
  expect(start()).toMatchObject({
    status: 130,
    stdout: expect.not.stringContaining('said'),
    stderr: expect.stringMatching(/^Installing .*\nThe install was stopped by SIGINT\. Start again/),
  });
  writeNpm(installs);
  expect(start()).toMatchObject({ stdout: 'said a b\n', stderr: expect.stringMatching(/^Installing /) });
});

it.each([
  ['SIGINT', 130, ''],
  ['SIGTERM', 1, 'scripts/say.js was ended by SIGTERM.\n'],
  ['SIGKILL', 1, 'scripts/say.js was ended by SIGKILL. The machine may be out of memory.\n'],
])('reports that %s ended a script', (signal, status, said) => {
  write('scripts/say.js', `process.kill(process.pid, '${signal}'); setTimeout(() => {}, 10_000);`);
  expect(start()).toMatchObject({ status, stderr: expect.stringMatching(`^Installing .*\n${said}$`) });
});

it('sets malloc variables with which memory for pictures is returned to the system', () => {
  write('scripts/say.js', 'console.log(process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_);');
  start();
  expect(start().stdout).toBe('2 131072\n');
});

it('says which Node version it needs when an older one runs it', () => {
  write(
    'older.mjs',
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });",
  );
  const { status, stderr } = start('--import', join(folder, 'older.mjs'));
  expect(stderr).toMatch(/^This needs Node 20 or newer, and \/\S+ is Node 18\.19\.1\. /);
  expect(status).toBe(1);
  expect(npmCalls()).toEqual([]);
});

it('has no syntax that an older Node cannot parse, so that it can report the version it needs', () => {
  const code = readFileSync(bootstrap, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  expect(code).not.toMatch(/^await\b|\?\?|\?\.[\w[(]|\|\|=|&&=/m);
});

it('is started by npm without a shell, so that signals to npm reach it', async () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  write('package.json', JSON.stringify({ scripts }));
  write(
    'scripts/bootstrap.js',
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1e3); console.log('up', process.pid);",
  );
  const npm = spawn('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(npm.stdout, 'data');
  const pid = Number(String(said).split(' ')[1]);
  onTestFinished(() => {
    // If npm ended without passing the signal on, the script still runs.
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
