import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutReplaceOffer } from './without-library-replace.ts';

/** The library as it is installed; importing it would load the whole Studio. */
const library = readFileSync(createRequire(import.meta.url).resolve('sanity-plugin-media'), 'utf8');

it('takes “Replace” away from the library that is installed, and nothing else', () => {
  expect(withoutReplaceOffer(library)).toBe(library.replace('canReplace = t0', 'canReplace = false'));
});

it('is the only way to the grid whose first click replaces a picture', () => {
  const grid = library.match(/showAllAssetsDialog\(\{/g);
  const offers = library.match(/children: "Replace"/g);
  expect([grid, offers]).toEqual([['showAllAssetsDialog({'], ['children: "Replace"']]);
  expect(library).toMatch(
    /canReplace && \/\* @__PURE__ \*\/ jsx\(Button, \{\s+mode: "bleed",\s+onClick: handleReplaceImages/,
  );
});

it('stops the build when the library asks in another way', () => {
  expect(() => withoutReplaceOffer('let mayReplace = t0')).toThrow('The library of pictures has changed.');
});
