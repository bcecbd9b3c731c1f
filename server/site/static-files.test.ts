import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStaticFiles } from './static-files.ts';

it('retries to read a file after an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [script, elsewhere] = [join(folder, 'app.js'), join(folder, 'app.js.gone')];
  writeFileSync(script, 'start()');
  const files = await openStaticFiles(folder);
  const ask = () => files.fetch(new Request('http://localhost/app.js'), '/app.js');

  renameSync(script, elsewhere);
  await expect(ask()).rejects.toThrow('ENOENT');
  renameSync(elsewhere, script);
  expect(await (await ask())?.text()).toBe('start()');

  rmSync(script);
  expect(await (await ask())?.text(), 'what was read is kept').toBe('start()');
});
