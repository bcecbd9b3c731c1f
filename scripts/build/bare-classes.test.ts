import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { withShortClasses } from './bare-classes.ts';

const library = join(import.meta.dirname, '../../node_modules/styled-components/dist');
const folder = mkdtempSync(join(tmpdir(), 'bare-classes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['the site’s own have the class of their styles, and what they are given', '_a1', ''],
  ['those of other libraries keep theirs', 'sc-a1', 'sc-a1-0 sc-a1-1 '],
])('elements: %s', async (_case, id, names) => {
  const { styled } = await loadChanged();
  const Base = styled.p.withConfig({ componentId: `${id}-0` })`color: red;`;
  const Part = styled(Base).withConfig({ componentId: `${id}-1` })`margin: 0;`;
  const markup = renderToStaticMarkup(createElement(Part, { className: 'given' }));
  expect(markup).toMatch(new RegExp(`<p class="${names}[a-zA-Z-]+ [a-zA-Z-]+ given"></p>$`));
});

it('names of styles have five letters at most', async () => {
  const { styled } = await loadChanged();
  const letters = Array.from({ length: 50 }, (_, index) => {
    const Part = styled.p.withConfig({ componentId: `_${index}-0` })`color: red;`;
    const [, name = ''] = /class="([^"]+)"/.exec(renderToStaticMarkup(createElement(Part))) ?? [];
    // A hyphen keeps 'ad' out of them, which some block.
    return name.replaceAll('-', '').length;
  });
  expect(Math.max(...letters)).toBe(5);
  expect(Math.min(...letters)).toBeGreaterThan(0);
});

it('changes what browsers load in the same two places', () => {
  const code = withShortClasses(readFileSync(join(library, 'styled-components.browser.esm.js'), 'utf8'));
  expect(code.match(/\w\[0\]==="_"\?"":|Math\.abs\(\w\)%380204032;/g)).toHaveLength(2);
});

it('says so when the library makes classes in another way', () => {
  expect(() => withShortClasses('let a=join(b,c);')).toThrow('bare-classes.ts');
});

/** The server's library as it is installed, changed as the build changes it. */
async function loadChanged(): Promise<typeof import('styled-components')> {
  const code = withShortClasses(readFileSync(join(library, 'styled-components.esm.js'), 'utf8'));
  const file = join(folder, 'changed.mjs');
  writeFileSync(
    file,
    code
      .replaceAll(/(?<=from")[^"]*(?=")/g, (name) => import.meta.resolve(name))
      .replace(/^\/\/# sourceMappingURL=.*$/m, ''),
  );
  return import(file);
}
