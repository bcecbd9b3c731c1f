import { spawn } from 'node:child_process';
import { OperatorError } from '../shared/operator-error.ts';

/** A tool exited with an error; `message` contains its output. */
export class ToolError extends OperatorError {
  override name = 'ToolError';
}

/** The signal with which Linux kills a process when memory runs out. */
const OUT_OF_MEMORY: Partial<Record<NodeJS.Signals, string>> = {
  SIGKILL: ', as happens where a machine has too little memory',
};

/**
 * Runs a command without printing. Resolves with its output.
 *
 * @throws ToolError with the command's output when it fails
 */
export function runTool(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string | undefined> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Stopping the build also stops the tool.
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('exit', () => process.off('exit', stop));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('error', reject);
    // 'close', not 'exit': by then all output has been read.
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const how = signal === null ? 'failed' : `was ended by ${signal}${OUT_OF_MEMORY[signal] ?? ''}`;
      reject(new ToolError(`"${command} ${args.join(' ')}" ${how}:\n${output}`));
    });
  });
}
