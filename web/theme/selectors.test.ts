import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const templates = /\b(?:styled|css)\b[^`;]*`([^`]*)`/g;
const component = /\$\{[A-Z][a-z]\w*\}/;
/** One selector with two of these is written with the class that names the component. */
const itself = /&[^,]*&/;

it.each([
  ['$' + '{Button}:hover & {', true],
  ['$' + '{Step} > p,', true],
  ['& + & {', true],
  ['&:hover, &:focus-visible {', false],
  ['$' + '{FACE}: 2rem;', false],
])('%s names a component: %s', (line, names) => {
  expect(namings(`const Part = styled.p\`\n  ${line}\n\`;`)).toEqual(names ? [line] : []);
});

it('no style names a component, whose class is in no element (scripts/build/bare-classes.ts)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => namings(readFileSync(join(web, file), 'utf8'), file))).toEqual([]);
});

/** The lines of selectors that name a component. */
function namings(code: string, prefix = ''): string[] {
  return [...code.matchAll(templates)]
    .flatMap(([, style = '']) => style.split('\n'))
    .map((line) => line.trim())
    .filter((line) => /[{,]$/.test(line) && (component.test(line) || itself.test(line)))
    .map((line) => `${prefix}${prefix && ': '}${line}`);
}
