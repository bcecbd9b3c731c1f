import { expect, it } from 'vitest';
import { laidOutWhenNear } from './section.tsx';

it('waits for no layout where the browser would let what is in view slip away when it comes', () => {
  const style = laidOutWhenNear.join('').replaceAll(/\s+/g, ' ');
  expect(style).toMatch(/^ @supports \(overflow-anchor: auto\) \{ \S+ \{ content-visibility: auto;/);
});
