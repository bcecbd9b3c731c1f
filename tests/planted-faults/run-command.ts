import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checksEnvironment } from '../../scripts/steps.ts';

/** Maximum time of a check in ms: one that hangs is stopped. */
const LONGEST = 15 * 60_000;

export interface Outcome {
  code: number;
  output: string;
}

let running: ChildProcess | undefined;

/** Runs a command in a folder, with the packages' commands on the PATH, in a separate process group. */
export async function runCommand(folder: string, [command = '', ...words]: string[]): Promise<Outcome> {
  const path = `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const env = { ...checksEnvironment(), PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(command, words, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const timer = setTimeout(endCommand, LONGEST);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    // Remaining child processes would keep its output open.
    child.on('exit', endCommand);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(timer);
  return { code, output: stripVTControlCharacters(output) };
}

/** Stops the running command and all processes that it started. */
export function endCommand(): void {
  const { pid } = running ?? {};
  running = undefined;
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have ended.
  }
}
