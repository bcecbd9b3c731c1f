import { afterEach, expect, it } from 'vitest';
import { addPrintStyles } from './print-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

it('asks for the styles that the document names for visitors without JavaScript', () => {
  const noscript = document.head.appendChild(document.createElement('noscript'));
  noscript.textContent = '<link rel="stylesheet" href="/assets/print-abc.css" media="all">';
  addPrintStyles();
  const link = document.head.querySelector('link');
  expect([link?.getAttribute('href'), link?.media]).toEqual(['/assets/print-abc.css', 'all']);
});

it('does nothing where none are named', () => {
  addPrintStyles();
  expect(document.head.innerHTML).toBe('');
});
