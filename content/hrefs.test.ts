import { describe, expect, expectTypeOf, test } from 'vitest';
import { isPageType, resolveHref } from './hrefs.ts';
import { fixedPages } from './pages.ts';

describe('resolveHref', () => {
  test.each([
    ['homePage', '/'],
    ['aboutPage', '/about'],
    ['aboutOldPage', '/about-old'],
    ['organizationsPage', '/organizations'],
    ['globalImpactPage', '/global-impact'],
    ['cpaPage', '/cpa'],
    ['polyAiPage', '/poly-ai'],
    ['likeOsPage', '/like-os'],
    ['contactPage', '/contact'],
    ['connectedAgentsPage', '/connected-agents'],
    ['needImpactAgentsPage', '/need-impact-agents'],
    ['sampleAgentPage', '/sample-diana'],
  ])('resolves %s to %s', (type, path) => {
    expect(resolveHref(type)).toBe(path);
  });

  test('resolves an agent and a legal page by their slug', () => {
    expect(resolveHref('agent', 'tara')).toBe('/agent/tara');
    expect(resolveHref('legalPage', 'privacy-policy')).toBe('/privacy-policy');
  });

  test('encodes a slug, so that it cannot change the rest of the path', () => {
    expect(resolveHref('legalPage', '/evil.example')).toBe('/%2Fevil.example');
  });

  test('returns undefined for a document without a slug or without a page', () => {
    const slug: string | undefined = undefined;
    expect(resolveHref('agent', slug)).toBeUndefined();
    expect(resolveHref('legalPage', '')).toBeUndefined();
    expect(resolveHref('aiPillar', 'cognitive')).toBeUndefined();
    expect(resolveHref('toString')).toBeUndefined();
  });

  test('has the return type string for page types', () => {
    const path = resolveHref('contactPage');
    expectTypeOf(path).toEqualTypeOf<string>();
    expect(path).toBe('/contact');
  });
});

test('no two pages share a path', () => {
  const paths = fixedPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(isPageType('homePage')).toBe(true);
  expect(isPageType('siteSettings')).toBe(false);
});
