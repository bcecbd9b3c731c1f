import { expect, test } from 'vitest';
import { describeBuiltInAddress } from './built-in-address.ts';

test.each([
  ['privacy-policy', 'legal-privacy-policy'],
  ['privacy-policy', 'drafts.legal-privacy-policy'],
  ['privacy-policy', 'versions.rAbc123.legal-privacy-policy'],
  [undefined, 'legal-privacy-policy'],
])('accepts the slug %s for %s', (slug, id) => {
  expect(describeBuiltInAddress(slug, id)).toBe(true);
});

test('reports a slug that differs from the fixed address', () => {
  expect(describeBuiltInAddress('privacy', 'drafts.legal-privacy-policy')).toBe(
    'The site shows this page at /privacy-policy only. Write “privacy-policy” again, or ask a developer to move the page.',
  );
});

test('reports a page that the site does not show', () => {
  expect(describeBuiltInAddress('imprint', '6bd3a14c')).toMatch(/^The site has no page at this address yet/);
});
