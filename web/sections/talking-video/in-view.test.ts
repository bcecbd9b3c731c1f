// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isShown } from './in-view.ts';

const window800 = new DOMRect(0, 0, 1000, 800);

function entry(intersectionRatio: number, height: number) {
  return { intersectionRatio, intersectionRect: new DOMRect(0, 0, 1000, height), rootBounds: window800 };
}

it('counts a section as visible from one fifth', () => {
  expect(isShown(entry(0.2, 300))).toBe(true);
  expect(isShown(entry(0.199, 300))).toBe(false);
});

it('counts a section as visible that fills the viewport and is too tall to reach one fifth', () => {
  expect(isShown(entry(0.13, 640))).toBe(true);
  expect(isShown(entry(0.13, 639))).toBe(false);
});
