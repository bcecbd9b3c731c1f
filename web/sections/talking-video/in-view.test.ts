// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isShown } from './in-view.ts';

const window800 = new DOMRect(0, 0, 1000, 800);

function entry(intersectionRatio: number, height: number) {
  return { intersectionRatio, intersectionRect: new DOMRect(0, 0, 1000, height), rootBounds: window800 };
}

it('takes a fifth of the section for visible', () => {
  expect(isShown(entry(0.2, 300))).toBe(true);
  expect(isShown(entry(0.199, 300))).toBe(false);
});

it('takes a section for visible that fills the window and is too tall ever to show a fifth', () => {
  expect(isShown(entry(0.13, 640))).toBe(true);
  expect(isShown(entry(0.13, 639))).toBe(false);
});
