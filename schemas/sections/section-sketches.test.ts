import { expect, it } from 'vitest';
import { landingSections } from './landing-sections.ts';
import { getSectionSketch } from './section-sketches.ts';

it.each(landingSections)('the menu shows a sketch of $name', ({ name }) => {
  expect(getSectionSketch(name)).toMatch(/^data:image\/svg\+xml,/);
});

it('has no sketch for anything else', () => {
  expect(getSectionSketch('agent')).toBeUndefined();
});
