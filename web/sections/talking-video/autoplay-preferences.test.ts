// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { preventsAutoplay } from './autoplay-preferences.ts';

afterEach(() => {
  delete document.documentElement.dataset.preview;
});

it('prevents autoplay in the Studio’s preview', () => {
  expect(preventsAutoplay()).toBe(false);
  document.documentElement.dataset.preview = '';
  expect(preventsAutoplay()).toBe(true);
});
