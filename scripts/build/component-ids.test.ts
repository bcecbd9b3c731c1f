import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { componentIds, idsOf } from './component-ids.ts';

const files = Array.from({ length: 2000 }, (_, index) => `ui/part-${index}.tsx`);

it('names every file differently, by its path alone', () => {
  const ids = idsOf(files);
  expect(new Set(ids.values()).size).toBe(files.length);
  expect(idsOf(files.toReversed())).toEqual(ids);
  expect([...ids.values()].filter((id) => !/^_[a-z0-9]{1,3}$/.test(id))).toEqual([]);
});

it('leaves nearly all names as they are when a file comes', () => {
  const before = idsOf(files);
  const after = idsOf([...files, 'ui/new.tsx']);
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(20);
});

it('names a component the same, wherever the project is', async () => {
  const [one, other] = await Promise.all([nameIn('one'), nameIn('other-and-longer')]);
  expect(one).toMatch(/^_[a-z0-9]{1,3}-0$/);
  expect(one).toBe(other);
});

/** The name of a styled component, built in a folder of some name. */
async function nameIn(name: string): Promise<string | undefined> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), name)));
  const web = join(root, 'web');
  mkdirSync(web);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(web, 'part.tsx'),
    "import { styled } from 'styled-components';\nexport const Part = styled.p`color: red;`;\n",
  );
  try {
    const result = await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      plugins: [componentIds(web)],
      oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
      build: {
        write: false,
        lib: { entry: 'part.tsx', formats: ['es'] },
        rolldownOptions: { external: /./ },
      },
    });
    const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : [];
    const code = outputs.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : '')));
    return /componentId: ?["`]([^"`]+)/.exec(code.join(''))?.[1];
  } finally {
    rmSync(root, { recursive: true });
  }
}
