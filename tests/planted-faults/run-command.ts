import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checksEnvironment } from '../../scripts/steps.ts';

/** How long a check may take, in ms: one that hangs has not said what is wrong. */
const LONGEST = 15 * 60_000;

export interface Outcome {
  code: number;
  output: string;
}

let running: ChildProcess | undefined;

/** Runs a command in a folder, with the packages' commands on the path, in a process group of its own. */
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
    // What it has left running would hold its output open.
    child.on('exit', endCommand);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(timer);
  return { code, output: stripVTControlCharacters(output) };
}

/** Ends the command that runs, and all that it started. */
export function endCommand(): void {
  const { pid } = running ?? {};
  running = undefined;
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
