import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('collects unreachable objects, and leaves no global gc function', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'collect-startup-garbage.ts')).href;
  const program = `
    import { collectStartupGarbage } from ${JSON.stringify(module)};
    let texts = Array.from({ length: 200_000 }, (_, n) => 'text ' + n);
    const held = process.memoryUsage().heapUsed;
    texts = undefined;
    collectStartupGarbage();
    console.log(held - process.memoryUsage().heapUsed > 5_000_000, typeof gc);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(String(stdout)).toBe('true undefined\n');
});
