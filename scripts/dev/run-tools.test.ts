import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../shared/operator-error.ts';
import { runTools } from './run-tools.ts';

/** A tool that runs `code`. */
function tool(code: string, command = process.execPath) {
  return { name: 'The site', command, args: ['-e', code], cwd: import.meta.dirname };
}

const untilStopped = tool('setInterval(() => {}, 1000)');

it('rejects with the name and exit code of a tool that exits', async () => {
  const { ended, stop } = runTools([untilStopped, tool('process.exit(3)')], process.env);
  onTestFinished(stop);
  const fault = await ended.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(OperatorError);
  expect(fault).toHaveProperty('message', expect.stringMatching(/^The site \(.*\) ended with exit code 3;/));
});

it('rejects with the signal that ended a tool', async () => {
  const { ended } = runTools([tool('process.kill(process.pid, "SIGKILL")')], process.env);
  await expect(ended).rejects.toThrow('was ended by SIGKILL');
});

it('rejects when a tool is not installed', async () => {
  const { ended } = runTools([tool('', 'no-such-tool')], process.env);
  await expect(ended).rejects.toThrow('The site (no-such-tool) cannot be started: spawn no-such-tool ENOENT');
});

it('does not reject for tools that it stopped', async () => {
  const { ended, stop } = runTools([untilStopped], process.env);
  stop();
  const pause = new Promise((resolve) => setTimeout(() => resolve('quiet'), 500));
  expect(await Promise.race([ended, pause])).toBe('quiet');
});
