import { expect, it } from 'vitest';
import { getVisibleText } from './visible-text.ts';

it('removes invisible characters and surrounding space', () => {
  expect(getVisibleText(' Mon\u00adet\u200b\u200b\u200c\ufeff ')).toBe('Monet');
  expect(getVisibleText('Europe & Asia')).toBe('Europe & Asia');
});
