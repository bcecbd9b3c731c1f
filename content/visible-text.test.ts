import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it('removes invisible characters and surrounding space', () => {
  expect(visibleText(' Mon\u00adet\u200b\u200b\u200c\ufeff ')).toBe('Monet');
  expect(visibleText('Europe & Asia')).toBe('Europe & Asia');
});
