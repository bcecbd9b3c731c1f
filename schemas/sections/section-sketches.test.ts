import { expect, it } from 'vitest';
import { landingSections } from './landing-sections.ts';
import { sectionSketch } from './section-sketches.ts';

it.each(landingSections)('the menu shows a sketch of $name', ({ name }) => {
  expect(sectionSketch(name)).toMatch(/^data:image\/svg\+xml,/);
});

it('has no sketch for anything else', () => {
  expect(sectionSketch('agent')).toBeUndefined();
});
