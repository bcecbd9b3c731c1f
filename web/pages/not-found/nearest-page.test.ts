import { expect, it } from 'vitest';
import { findNearestPage, type Place } from './nearest-page.ts';

const places: Place[] = [
  { path: '/about', label: 'ABOUT' },
  { path: '/about-old', label: 'About, the older page' },
  { path: '/poly-ai', label: 'POLY AI' },
  { path: '/like-os', label: 'LIKE OS' },
  { path: '/cpa', label: 'CPA/SME CHANGE AGENTS' },
  { path: '/organizations', label: 'WHAT ARE MISSION-DRIVEN ORGANIZATIONS' },
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/contact', label: 'Contact' },
  { path: '/agent/tara', label: 'Tara' },
  { path: '/agent/neo', label: 'Neo' },
];

it.each([
  ['/poli-ai', '/poly-ai'],
  ['/POLY_AI.html', '/poly-ai'],
  ['/polyai', '/poly-ai'],
  ['/agents/tara', '/agent/tara'],
  ['/tara', '/agent/tara'],
  ['/agents/tarra/', '/agent/tara'],
  ['/privacy', '/privacy-policy'],
  ['/legal/privacy-policy', '/privacy-policy'],
  ['/organisations', '/organizations'],
  ['/about-us', '/about'],
  ['/contact/us', '/contact'],
  ['/what-are-mission-driven-organizations', '/organizations'],
  ['/likeos', '/like-os'],
])('%s suggests %s', (path, meant) => {
  expect(findNearestPage(path, places)?.path).toBe(meant);
});

it.each(['/', '/no/such/page', '/xy', '/wp-login.php', '/%E0%A4%A', '/🙂'])('%s suggests none', (path) => {
  expect(findNearestPage(path, places)).toBeUndefined();
});

it('suggests nothing without pages', () => {
  expect(findNearestPage('/about', [])).toBeUndefined();
});
