import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it('leaves out what nobody sees, and the space around', () => {
  expect(visibleText(' Mon\u00adet\u200b\u200b\u200c\ufeff ')).toBe('Monet');
  expect(visibleText('Europe & Asia')).toBe('Europe & Asia');
});
