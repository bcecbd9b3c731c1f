import { expect, it } from 'vitest';
import { pathOfPage } from './site-path.ts';

it('knows where each kind of page is on the site', () => {
  expect(pathOfPage({ id: 'homePage', type: 'homePage' })).toBe('/');
  expect(pathOfPage({ id: 'legal-privacy-policy', type: 'legalPage', slug: 'privacy' })).toBe(
    '/privacy-policy',
  );
  expect(pathOfPage({ id: 'agent-tara', type: 'agent', slug: 'tara' })).toBe('/agent/tara');
});

it('knows no page of what is none, has no address yet, or has no route', () => {
  expect(pathOfPage({ id: 'region-asia', type: 'region' })).toBeUndefined();
  expect(pathOfPage({ id: 'siteSettings', type: 'siteSettings' })).toBeUndefined();
  expect(pathOfPage({ id: 'new', type: 'agent' })).toBeUndefined();
  expect(pathOfPage({ id: '6bd3a14c', type: 'legalPage', slug: 'volunteers' })).toBeUndefined();
});
