import { expect, it } from 'vitest';
import { getPagePath } from './site-path.ts';

it('returns the path of each kind of page', () => {
  expect(getPagePath({ id: 'homePage', type: 'homePage' })).toBe('/');
  expect(getPagePath({ id: 'legal-privacy-policy', type: 'legalPage', slug: 'privacy' })).toBe(
    '/privacy-policy',
  );
  expect(getPagePath({ id: 'agent-tara', type: 'agent', slug: 'tara' })).toBe('/agent/tara');
});

it('returns undefined for documents that are no page, have no slug, or have no route', () => {
  expect(getPagePath({ id: 'region-asia', type: 'region' })).toBeUndefined();
  expect(getPagePath({ id: 'siteSettings', type: 'siteSettings' })).toBeUndefined();
  expect(getPagePath({ id: 'new', type: 'agent' })).toBeUndefined();
  expect(getPagePath({ id: '6bd3a14c', type: 'legalPage', slug: 'volunteers' })).toBeUndefined();
});
