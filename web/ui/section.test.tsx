import { expect, it } from 'vitest';
import { laidOutWhenNear } from './section.tsx';

it('skips layout only in browsers with scroll anchoring', () => {
  const style = laidOutWhenNear.join('').replaceAll(/\s+/g, ' ');
  expect(style).toMatch(/^ @supports \(overflow-anchor: auto\) \{ \S+ \{ content-visibility: auto;/);
});
