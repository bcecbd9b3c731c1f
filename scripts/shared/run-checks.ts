import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A command that fails when something is wrong. */
export interface Check {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

/** The checks that run no tests. `tsc` and Biome reread only files that changed since their last run. */
export const staticChecks: readonly Check[] = [
  { name: 'generated types are fresh', command: ['node', 'scripts/types.ts', '--check'] },
  {
    name: 'types',
    command: ['tsc', '--project', '.', '--incremental', '--tsBuildInfoFile', '.cache/types/tsc.tsbuildinfo'],
  },
  {
    name: 'the coverage of the lake is fresh',
    command: ['node', 'lake/conformance/write-coverage.ts', '--check'],
  },
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
];

/**
 * Runs checks, as many at once as there are cores, and prints the output of each when it has ended. Sets the exit code to 1 when
 * one fails.
 */
export async function runTogether(checks: readonly Check[]): Promise<void> {
  const waiting = [...checks];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check, 'pipe');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

/** Runs a check and shows its output meanwhile. Sets the exit code to 1 when it fails. */
export async function runCheck(check: Check): Promise<void> {
  console.log(`\n▸ ${check.name}`);
  await run(check, 'inherit');
}

async function run({ name, command }: Check, output: 'pipe' | 'inherit'): Promise<void> {
  const [program, ...args] = command;
  const started = performance.now();
  // In a process group of its own, which a signal then reaches with all that the command started.
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', output, output], detached: true });
  let received: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    received = signal;
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  if (received) process.exit(128 + constants.signals[received]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = code === 0 ? '✓' : '✗';
  console.log(`${Buffer.concat(chunks)}${mark} ${name} (${seconds} s)`);
  if (code !== 0) process.exitCode = 1;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
