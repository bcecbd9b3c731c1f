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
  ])('%s is at %s, the route of the spec', (type, path) => {
    expect(resolveHref(type)).toBe(path);
  });

  test('an agent and a legal page are found by their slug', () => {
    expect(resolveHref('agent', 'tara')).toBe('/agent/tara');
    expect(resolveHref('legalPage', 'privacy-policy')).toBe('/privacy-policy');
  });

  test('a slug cannot lead out of its place', () => {
    expect(resolveHref('legalPage', '/evil.example')).toBe('/%2Fevil.example');
  });

  test('a document without a slug, or without a page of its own, has no path', () => {
    const slug: string | undefined = undefined;
    expect(resolveHref('agent', slug)).toBeUndefined();
    expect(resolveHref('legalPage', '')).toBeUndefined();
    expect(resolveHref('aiPillar', 'cognitive')).toBeUndefined();
    expect(resolveHref('toString')).toBeUndefined();
  });

  test('the path of a known page is a text, never undefined', () => {
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
