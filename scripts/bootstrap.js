// Plain JavaScript for Node 20 and later: installs the dependencies when needed, then starts the script with the pinned Node. An
// older Node must still parse this file to report its version: no `??`, no `?.`, and no `await` outside of functions.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const stampFile = join(modules, '.installed-from');

const NEEDED_NODE = 20;

const [script, ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE)
  stop(
    `This needs Node ${NEEDED_NODE} or newer, and ${process.execPath} is Node ${process.versions.node}. ` +
      'Install a newer one with its npm, for example from nodejs.org (Debian and Ubuntu may package an older one), and start again.',
  );
if (!script)
  stop(
    'scripts/bootstrap.js needs the script to run, for example: node scripts/bootstrap.js scripts/start.ts (or --only-install)',
  );
start();

async function start() {
  await install();
  // `--only-install` is for container images, which install first and run nothing yet.
  if (script !== '--only-install') await hand(pinnedNode, [join(root, script), ...args]);
}

async function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && canRunPinnedNode()) return;
  // Not on stdout, which a shell may evaluate: lake -- status --env.
  console.error('Installing the packages; the first time this takes a minute or two …');
  const npm = process.env.npm_execpath;
  const command = npm ? process.execPath : 'npm';
  const npmArgs = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // An interrupted install must not count as a finished one.
  rmSync(stampFile, { force: true });
  const { code, signal } = await run(command, npm ? [npm, ...npmArgs] : npmArgs, process.env, process.stderr);
  if (signal !== null) stop(`The install was stopped by ${signal}. Start again to finish it.`, 130);
  if (code !== 0) {
    stop(`npm ci failed with exit code ${code}: the lines above say why. Mend that and start again.`);
  }
  if (!canRunPinnedNode()) {
    stop(
      'npm did not run install scripts, so the Node that this project is pinned to (node_modules/node/bin/node) is missing. ' +
        'Allow them with "npm config set ignore-scripts false", delete node_modules and start again.',
    );
  }
  writeFileSync(stampFile, stamp);
}

function canRunPinnedNode() {
  try {
    accessSync(pinnedNode, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs the script under the pinned Node, passes signals on, and ends with its exit code. */
async function hand(command, commandArgs) {
  const path = [join(modules, '.bin'), join(modules, 'node', 'bin'), process.env.PATH].join(':');
  // Keeps compiled code, TypeScript included: the next start is twice as fast and takes less memory.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(modules, '.cache', 'node');
  // Without these glibc keeps memory freed by pictures: in a heap for each thread, and since it raises this threshold by itself.
  const MALLOC_ARENA_MAX = process.env.MALLOC_ARENA_MAX || '2';
  const MALLOC_MMAP_THRESHOLD_ = process.env.MALLOC_MMAP_THRESHOLD_ || '131072';
  const { code, signal } = await run(command, commandArgs, {
    ...process.env,
    PATH: path,
    NODE_COMPILE_CACHE,
    MALLOC_ARENA_MAX,
    MALLOC_MMAP_THRESHOLD_,
  });
  // Whoever pressed Ctrl-C knows it, but a shell must not go on with the next command. A server ends by itself, with 0.
  if (signal === 'SIGINT') process.exitCode = 130;
  else if (signal !== null)
    console.error(
      `${script} was ended by ${signal}.${signal === 'SIGKILL' ? ' The machine may be out of memory.' : ''}`,
    );
  if (signal !== 'SIGINT') process.exitCode = code === null ? 1 : code;
}

/** Runs a command. Resolves with its exit code or the signal that ended it. */
function run(command, commandArgs, env = process.env, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { cwd: root, stdio: ['inherit', output, 'inherit'], env });
    // A terminal sends Ctrl-C to the whole process group, a supervisor only to this process: either way the child gets it once.
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, signal: null });
    });
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}

function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
