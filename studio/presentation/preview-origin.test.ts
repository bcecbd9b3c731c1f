import { expect, it } from 'vitest';
import { previewOrigin } from './preview-origin.ts';

it('is the Studio’s own origin where it shares one with the site', () => {
  expect(previewOrigin(new URL('http://localhost:3000/studio/'))).toBe('http://localhost:3000');
});

it.each([
  ['https://studio.site.example.test/studio/', 'https://site.example.test'],
  ['https://studio.studio.example.org/studio/', 'https://studio.example.org'],
  ['http://studio.site.test:8080/studio/', 'http://site.test:8080'],
])('finds the site of %s, a name that the server gave its Studio', (studio, site) => {
  expect(previewOrigin(new URL(studio))).toBe(site);
});
