import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const shown = [...readme.matchAll(/^```(?:ts|js)\n(.*?)^```/gms)].map(([, text = '']) => text);

/** What only runs the examples. */
const NOT_SHOWN = ['examples.test.ts', 'readme.test.ts', 'studio/sanity.cli.ts'];

const examples = globSync('**/*.{ts,mjs}', { cwd: import.meta.dirname }).filter(
  (file) => !NOT_SHOWN.includes(file),
);

it.each(examples)('the README shows %s as it is', (file) => {
  expect(shown).toContain(readFileSync(join(import.meta.dirname, file), 'utf8'));
});

it('the README shows nothing else', () => {
  expect(shown).toHaveLength(examples.length);
});
