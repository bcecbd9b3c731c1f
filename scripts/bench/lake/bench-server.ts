import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerAddresses } from './server-process.ts';

/** A lake that runs in a process of its own. */
export type BenchServer = ServerAddresses & {
  /** CPU time used so far, in microseconds. */
  cpuTime(): Promise<number>;
  /** Resident memory, in bytes. */
  memory(): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** An empty folder that is removed when `use` has ended. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a lake on the data in `folder` and a free port, with `settings` as well, and ends it when `use` has ended. */
export async function withServer<Result>(
  folder: string,
  use: (server: BenchServer) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const server = await startServer(folder, settings);
  try {
    return await use(server);
  } finally {
    await server.kill('SIGTERM');
  }
}

/** @throws Error when the process ends before it serves */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server-process.ts')], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', LAKE_DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const addresses = await firstLine(child);
  // A connection of its own each time: what the process is busy with for seconds outlasts one that is kept open.
  const headers = { connection: 'close' };
  const number = async (path: string) =>
    Number(await (await fetch(`${addresses.floors}${path}`, { headers })).text());
  return {
    ...addresses,
    cpuTime: () => number('/cpu'),
    memory: () => number('/memory'),
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
    // The line that the process prints is of this type.
    if (end !== -1) return JSON.parse(text.slice(0, end)) as ServerAddresses;
  }
  throw new Error('The lake did not start');
}
