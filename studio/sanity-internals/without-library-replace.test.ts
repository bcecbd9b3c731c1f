import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutReplaceOffer } from './without-library-replace.ts';

/** Source of the installed library; importing it would load the whole Studio. */
const library = readFileSync(createRequire(import.meta.url).resolve('sanity-plugin-media'), 'utf8');

it('removes “Replace” from the installed library, and nothing else', () => {
  expect(withoutReplaceOffer(library)).toBe(library.replace('canReplace = t0', 'canReplace = false'));
});

it('covers the only use of the grid whose first click replaces a picture', () => {
  const grid = library.match(/showAllAssetsDialog\(\{/g);
  const offers = library.match(/children: "Replace"/g);
  expect([grid, offers]).toEqual([['showAllAssetsDialog({'], ['children: "Replace"']]);
  expect(library).toMatch(
    /canReplace && \/\* @__PURE__ \*\/ jsx\(Button, \{\s+mode: "bleed",\s+onClick: handleReplaceImages/,
  );
});

it('fails the build when the library’s statement has changed', () => {
  expect(() => withoutReplaceOffer('let mayReplace = t0')).toThrow('The library of pictures has changed.');
});
