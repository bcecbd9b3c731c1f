import { expect, it } from 'vitest';
import { pathOfPage } from './site-path.ts';

it('returns the path of each kind of page', () => {
  expect(pathOfPage({ id: 'homePage', type: 'homePage' })).toBe('/');
  expect(pathOfPage({ id: 'legal-privacy-policy', type: 'legalPage', slug: 'privacy' })).toBe(
    '/privacy-policy',
  );
  expect(pathOfPage({ id: 'agent-tara', type: 'agent', slug: 'tara' })).toBe('/agent/tara');
});

it('returns undefined for documents that are no page, have no slug, or have no route', () => {
  expect(pathOfPage({ id: 'region-asia', type: 'region' })).toBeUndefined();
  expect(pathOfPage({ id: 'siteSettings', type: 'siteSettings' })).toBeUndefined();
  expect(pathOfPage({ id: 'new', type: 'agent' })).toBeUndefined();
  expect(pathOfPage({ id: '6bd3a14c', type: 'legalPage', slug: 'volunteers' })).toBeUndefined();
});
