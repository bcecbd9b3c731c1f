import { spawn } from 'node:child_process';
import { OperatorError } from '../shared/operator-error.ts';

/** A command that runs until it is stopped; `name` is for messages. */
export type Tool = { name: string; command: string; args: readonly string[]; cwd: string };

type RunningTools = {
  /** Rejects with an OperatorError when a tool exits by itself or cannot be started. */
  ended: Promise<never>;
  stop(): void;
};

/** Starts tools in parallel with their output on this terminal. They are killed when this process ends. */
export function runTools(tools: readonly Tool[], env: NodeJS.ProcessEnv): RunningTools {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  let isStopping = false;
  const children = tools.map(({ name, command, args, cwd }) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) =>
      reject(new OperatorError(`${name} (${command}) cannot be started: ${error.message}`)),
    );
    child.on('exit', (code, signal) => {
      if (isStopping) return;
      const how = code === null ? `was ended by ${signal}` : `ended with exit code ${code}`;
      reject(new OperatorError(`${name} (${command}) ${how}; what it said is above.`));
    });
    return child;
  });
  const stop = () => {
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.once('exit', stop);
  return { ended, stop };
}
