import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoopDelay, ServerAddresses } from './floors.ts';

/** A lake that runs in its own process. */
export type BenchServer = ServerAddresses & {
  /** CPU time used so far, in microseconds. */
  cpuTime(): Promise<number>;
  /** In bytes. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** How late its event loop was since this was asked last. */
  loopDelay(): Promise<LoopDelay>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Creates an empty folder, and removes it when `use` has finished. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process that opens a lake and prints its addresses. */
type LakeProcess = {
  script: string;
  args?: readonly string[];
  environment?: Readonly<Record<string, string>>;
};

/** The lake without a site, on the data in a folder and a free port. */
function lakeOn(folder: string): LakeProcess {
  return { script: join(import.meta.dirname, 'lake-process.ts'), args: [folder] };
}

/** Starts a process and stops it when `use` has finished. @throws Error when the process exits before it serves */
export async function withProcess<Result>(
  process: LakeProcess,
  use: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const server = await startProcess(process);
  try {
    return await use(server);
  } finally {
    await server.kill('SIGTERM');
  }
}

/** Starts the lake on the data in `folder`, and stops it when `use` has finished. */
export function withLake<Result>(
  folder: string,
  use: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  return withProcess(lakeOn(folder), use);
}

/** Starts the lake on the data in `folder`. */
export function startLake(folder: string): Promise<BenchServer> {
  return startProcess(lakeOn(folder));
}

async function startProcess({ script, args = [], environment }: LakeProcess): Promise<BenchServer> {
  const own = ['PATH', 'HOME', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...Object.fromEntries(own.map((name) => [name, process.env[name]])), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const addresses = await firstLine(child);
  // A new connection each time: a kept-alive one times out while the process is busy for seconds.
  const headers = { connection: 'close' };
  const ask = async (path: string) => (await fetch(`${addresses.floors}${path}`, { headers })).json();
  return {
    ...addresses,
    cpuTime: () => ask('/cpu'),
    memory: () => ask('/memory'),
    loopDelay: () => ask('/loop'),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<ServerAddresses> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const end = text.indexOf('\n');
    // The type is safe: the process prints this line.
    if (end !== -1) return JSON.parse(text.slice(0, end)) as ServerAddresses;
  }
  throw new Error('The lake did not start');
}
