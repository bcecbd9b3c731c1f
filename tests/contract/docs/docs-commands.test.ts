import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { knownCommands } from './known-commands.ts';
import { commandsIn, docPages, readPage, root } from './markdown.ts';

/** Runs the documentation's commands as they are written, with a running lake. */

const folder = mkdtempSync(join(tmpdir(), 'docs-commands-'));
const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
const environment = {
  ...{ PATH, HOME, INIT_CWD: folder, ENV_FILE: '/dev/null', PORT: '0' },
  LAKE_DATA_DIR: join(folder, 'lake'),
  NODE_COMPILE_CACHE,
};
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A command without npm, which would check the installation: `npm run lake -- status` becomes the call of the script. */
function withoutNpm(command: string): string {
  return command.replace(/^npm run (?:-s )?(\S+)(?: --)?/, (_all, name: string) => {
    const script = /^exec node scripts\/bootstrap\.js (\S+)$/.exec(scripts[name] ?? '')?.[1];
    if (!script) throw new Error(`package.json has no script "${name}", which "${command}" runs.`);
    return `"${process.execPath}" "${join(root, script)}"`;
  });
}

function start(command: string): { child: ChildProcess; output: () => string } {
  const child = spawn('sh', ['-c', `exec ${withoutNpm(command)}`], { cwd: root, env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

async function run(command: string): Promise<{ code: number | null; output: string }> {
  const { child, output } = start(command);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: output() };
}

/** Writes the example program of docs/lake.md. */
function writeExample(): void {
  const [, program = ''] = /^```js\n(.*?)^```/ms.exec(readPage('docs/lake.md').text) ?? [];
  writeFileSync(join(folder, 'note.mjs'), program);
  // The example needs the packages next to it.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

let served: ReturnType<typeof start>;

beforeAll(async () => {
  writeExample();
  served = start('npm run lake -- serve');
  await vi.waitFor(() => expect(served.output()).toContain('ready'), { timeout: 60_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  const ended = new Promise((resolve) => served.child.on('close', resolve));
  served.child.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const written = [...new Set(docPages().flatMap(commandsIn))];
const commands = knownCommands
  .filter((known) => 'runsHere' in known)
  .flatMap(({ is }) => written.filter((command) => is.test(command)));

it.each(commands)('%s', { timeout: 120_000 }, async (command) => {
  const { code, output } = await run(command);
  expect(code, output).toBe(0);
  if (command.endsWith('note.mjs')) expect(output).toContain("[ 'The lake works.' ]");
});
