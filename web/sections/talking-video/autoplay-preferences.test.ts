// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { preventsAutoplay } from './autoplay-preferences.ts';

afterEach(() => {
  delete document.documentElement.dataset.preview;
});

it('lets nobody begin to speak beside an editor who writes', () => {
  expect(preventsAutoplay()).toBe(false);
  document.documentElement.dataset.preview = '';
  expect(preventsAutoplay()).toBe(true);
});
