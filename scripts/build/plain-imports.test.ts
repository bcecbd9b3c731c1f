import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainImports } from './plain-imports.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'plain-imports-')));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), "import('./late.js').then(({ say }) => say());");
  writeFileSync(join(root, 'late.css'), 'p { color: red }');
});
afterEach(() => rmSync(root, { recursive: true }));

it('imports lazy code without the helper', async () => {
  writeFileSync(join(root, 'late.js'), "export const say = () => console.log('late');");
  const [code = ''] = await buildScripts();
  expect(code).toContain('import(');
  expect(code).not.toMatch(/modulepreload|createElement/);
});

it('names a style sheet of lazy code, which nothing would load', async () => {
  writeFileSync(join(root, 'late.js'), "import './late.css';\nexport const say = () => console.log('late');");
  await expect(buildScripts()).rejects.toThrow(
    /late is loaded lazily and imports the style sheet \S*late-\S+\.css/,
  );
});

/** What a build writes, the script that a document names first. */
async function buildScripts(): Promise<string[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports()],
    build: { write: false, modulePreload: false },
  });
  const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : [];
  return outputs
    .flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : [])))
    .sort((one, other) => Number(other.isEntry) - Number(one.isEntry))
    .map(({ code }) => code);
}
