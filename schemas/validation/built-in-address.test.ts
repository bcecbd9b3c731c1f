import { expect, test } from 'vitest';
import { describeBuiltInAddress } from './built-in-address.ts';

test.each([
  ['privacy-policy', 'legal-privacy-policy'],
  ['privacy-policy', 'drafts.legal-privacy-policy'],
  ['privacy-policy', 'versions.rAbc123.legal-privacy-policy'],
  [undefined, 'legal-privacy-policy'],
])('%s is where %s is shown', (slug, id) => {
  expect(describeBuiltInAddress(slug, id)).toBe(true);
});

test('another slug does not move a page', () => {
  expect(describeBuiltInAddress('privacy', 'drafts.legal-privacy-policy')).toBe(
    'The site shows this page at /privacy-policy only. Write “privacy-policy” again, or ask a developer to move the page.',
  );
});

test('a page that the site does not know is not shown at all', () => {
  expect(describeBuiltInAddress('imprint', '6bd3a14c')).toMatch(/^The site has no page at this address yet/);
});
