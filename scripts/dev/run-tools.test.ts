import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { runTools } from './run-tools.ts';

/** A tool whose program is `code`. */
function tool(code: string, command = process.execPath) {
  return { name: 'The site', command, args: ['-e', code], cwd: import.meta.dirname };
}

const untilStopped = tool('setInterval(() => {}, 1000)');

it('names the tool that ended by itself, and its exit code', async () => {
  const { ended, stop } = runTools([untilStopped, tool('process.exit(3)')], process.env);
  onTestFinished(stop);
  const fault = await ended.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(OperatorError);
  expect(fault).toHaveProperty('message', expect.stringMatching(/^The site \(.*\) ended with exit code 3;/));
});

it('names the signal that ended it', async () => {
  const { ended } = runTools([tool('process.kill(process.pid, "SIGKILL")')], process.env);
  await expect(ended).rejects.toThrow('was ended by SIGKILL');
});

it('says that a tool is not there', async () => {
  const { ended } = runTools([tool('', 'no-such-tool')], process.env);
  await expect(ended).rejects.toThrow('The site (no-such-tool) cannot be started: spawn no-such-tool ENOENT');
});

it('has nothing to say of tools that were stopped', async () => {
  const { ended, stop } = runTools([untilStopped], process.env);
  stop();
  const pause = new Promise((resolve) => setTimeout(() => resolve('quiet'), 500));
  expect(await Promise.race([ended, pause])).toBe('quiet');
});
