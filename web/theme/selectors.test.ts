import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const comment = /\/\*[\s\S]*?\*\//g;
const beforeBrace = /[^{};]+(?=\{)/g;
/** Of the two ends of such a selector styled-components takes one for the component. */
const fromItselfToItself = /^&.*[^&].*&$/;

it.each([
  ['$' + '{Button}:hover & {', true],
  ['$' + '{Step} > p { color: red; }', true],
  ['a, $' + '{parts.Step} > p {', true],
  ['@media (width > 1px) { $' + '{Step} {', true],
  ['margin: 0; & + & {', true],
  ['& & {', true],
  ['&& {', false],
  ['&:hover, &:focus-visible {', false],
  ['@media (width >= $' + '{theme.width.wide}) {', false],
  ['$' + '{FACE}: $' + '{Step}; p {', false],
])('%s names a component: %s', (style, names) => {
  const code = (text: string) => `const Part = styled.p<{ a: 1; b: 2 }>\`${text}\`;`;
  expect(namings(code(style)).length > 0).toBe(names);
  expect(namings(code(`$\{({ a }) => a && css\`${style}\`}`)).length > 0, 'in a style within').toBe(names);
  expect(namings(code(`$\{() => css\`margin: 0;\`} ${style}`)).length > 0, 'after a style').toBe(names);
});

it('no style names a component, whose class is in no element (scripts/build/bare-classes.ts)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !/\.test\.tsx?$/.test(file));
  const styles = files.flatMap((file) => stylesOf(readFileSync(join(web, file), 'utf8')));
  expect(styles.length).toBeGreaterThan(300);
  const faults = files.flatMap((file) =>
    namings(readFileSync(join(web, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(faults).toEqual([]);
});

/** The selectors in a module's styles that name a component. */
function namings(code: string): string[] {
  return stylesOf(code)
    .flatMap((style) => style.replaceAll(comment, '').match(beforeBrace) ?? [])
    .flatMap((selectors) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => /«/.test(selector) || fromItselfToItself.test(selector));
}

/** Every style of a module, with «Name» for each component in it and nothing for what else is filled in. */
function stylesOf(code: string): string[] {
  const styles: string[] = [];
  const { program, errors } = parseSync('style.tsx', code);
  expect(errors).toEqual([]);
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'TaggedTemplateExpression' && /^(?:styled|css)\b/.test(code.slice(node.start))) {
      const { quasis, expressions } = node.quasi;
      const parts = quasis.map(({ value }: { value: { raw: string } }, index: number) => [
        value.raw,
        nameOf(code.slice(expressions[index]?.start, expressions[index]?.end), index < expressions.length),
      ]);
      styles.push(parts.flat().join(''));
    }
    return node;
  });
  return styles;
}

/** A component's name begins like a word; constants are capitals throughout. */
function nameOf(expression: string, isThere: boolean): string {
  const [, name] = /^(?:\w+\.)*([A-Z][a-z]\w*)$/.exec(expression) ?? [];
  return isThere && name ? `«${name}»` : '';
}
