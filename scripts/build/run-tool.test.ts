import { expect, it } from 'vitest';
import { runTool } from './run-tool.ts';

const node = (script: string) => runTool(process.execPath, ['-e', script], { cwd: import.meta.dirname });

it('resolves with the output of a tool', async () => {
  const printed = await node('console.log("built"); console.error("and warned")');
  expect(printed.trim().split('\n').sort()).toEqual(['and warned', 'built']);
});

it('rejects with the output of a failed tool', async () => {
  await expect(node('console.error("no such file"); process.exit(2)')).rejects.toThrow(
    /" failed:\nno such file/,
  );
});

it('names the signal that ended a tool', async () => {
  await expect(node('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(
    /" was ended by SIGKILL, as happens where a machine has too little memory:/,
  );
  await expect(node('process.kill(process.pid, "SIGTERM")')).rejects.toThrow(/" was ended by SIGTERM:/);
});
