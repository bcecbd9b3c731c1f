import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDirectory, root, seededDirectory } from './test-directories.ts';

const SECONDS_TO_START = 120;

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A server for read-only journeys. */
export interface RunningServer {
  /** `http://localhost:34567`, without a trailing slash; the same after a restart, and independent of SITE_URL. */
  readonly url: string;
}

/** The program of `npm start` in a separate process, with data that a journey may change. */
export interface ServerProcess extends RunningServer {
  readonly dataDirectory: string;
  /** The output of the process since its last start. */
  output(): string;
  /** Sends a signal and resolves when the process has exited. */
  kill(signal: NodeJS.Signals): Promise<Exit>;
  /** Suspends the process: it accepts connections and sends no response. */
  pause(): void;
  /** Resumes after `pause`. */
  resume(): void;
  /** Restarts it with the same data and port, and possibly other settings; resolves when it is ready. */
  restart(changes?: Record<string, string>): Promise<void>;
  /** Stops the process if it is running and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts `scripts/start.ts` on a free port with a seeded data folder; resolves when it prints `ready`.
 *
 * @param settings further environment variables
 * @throws Error with the program's output when it exits or is not ready in time
 */
export function startServer(settings: Record<string, string> = {}): Promise<ServerProcess> {
  return startOn(seededDataDirectory(), settings);
}

/** The same with the program of `npm run dev`. */
export function startDevelopment(settings: Record<string, string>): Promise<ServerProcess> {
  return startOn(seededDataDirectory(), settings, 'dev.ts');
}

/** The same with an empty data folder, which the first start seeds unless the content is hosted. */
export function startFirstTime(settings: Record<string, string> = {}): Promise<ServerProcess> {
  return startOn(newDataDirectory(), settings);
}

function seededDataDirectory(): string {
  const dataDirectory = newDataDirectory();
  cpSync(seededDirectory, dataDirectory, { recursive: true, verbatimSymlinks: true });
  return dataDirectory;
}

function newDataDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'journey-lake-'));
}

async function startOn(
  dataDirectory: string,
  settings: Record<string, string>,
  script = 'start.ts',
): Promise<ServerProcess> {
  const own = { ...settings, LAKE_DATA_DIR: dataDirectory, PORT: '0' };
  let run = await untilReady(launch(own, script)).catch((error) => {
    rmSync(dataDirectory, { recursive: true, force: true });
    throw error;
  });
  const { url }: { url: string } = JSON.parse(readFileSync(join(dataDirectory, 'server.json'), 'utf8'));

  return {
    url,
    dataDirectory,
    output: () => run.output(),
    kill: (signal) => end(run.child, signal),
    pause: () => void run.child.kill('SIGSTOP'),
    resume: () => void run.child.kill('SIGCONT'),
    async restart(changes = {}) {
      const same = { LAKE_DATA_DIR: dataDirectory, PORT: new URL(url).port };
      run = await untilReady(launch({ ...settings, ...changes, ...same }, script));
    },
    async dispose() {
      await end(run.child, 'SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Starts the program in an environment that it should refuse; resolves with its output when it has exited. */
export async function startInVain(environment: Record<string, string>): Promise<Exit & { output: string }> {
  const { child, output } = launch(environment);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), SECONDS_TO_START * 1000);
  const exit = await ended(child);
  clearTimeout(tooLong);
  return { ...exit, output: output() };
}

type Launch = { child: ChildProcess; output: () => string };

function launch(environment: Record<string, string>, script = 'start.ts'): Launch {
  // The shell's settings are not passed to the server under test.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const defaults = { PATH, HOME, NODE_COMPILE_CACHE, ENV_FILE: '/dev/null', BUILD_DIR: buildDirectory };
  const child = spawn(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    env: { ...defaults, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const take = (chunk: unknown) => {
    text += String(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return { child, output: () => text };
}

async function untilReady({ child, output }: Launch): Promise<Launch> {
  const deadline = Date.now() + SECONDS_TO_START * 1000;
  while (!/^ready/m.test(output())) {
    if (hasEnded(child) || Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`The server did not become ready:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Exit> {
  if (!hasEnded(child)) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return { code: child.exitCode, signal: child.signalCode };
}

/** Resolves once the process has exited and all its output was read. */
async function ended(child: ChildProcess): Promise<Exit> {
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
