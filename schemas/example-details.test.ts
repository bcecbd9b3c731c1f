import { expect, test } from 'vitest';
import { containsExampleDetail, describeExampleDetail, exampleDetails } from './example-details.ts';

test.each([
  ...Object.values(exampleDetails),
  'Write to hello@example.org today.',
  'mailto:ask@mail.example.com?subject=Hello',
  'ask@organization.example',
  '(614) 555-0199',
  'tel:+16145550100',
])('finds an example detail in %j', (text) => {
  expect(containsExampleDetail(text)).toBe(true);
});

test.each([
  'Helping Hands of Ohio, Inc.',
  '1 Main Street [rear], Akron, OH 44301',
  'ask@hands.org',
  'ask@example-hands.org',
  'For example.',
  '(614) 555-2142',
  '(614) 444-0142',
])('finds none in %j', (text) => {
  expect(containsExampleDetail(text)).toBe(false);
  expect(describeExampleDetail(text, 'Type your own.')).toBe(true);
});

test('tells an editor what visitors read, and what to do', () => {
  expect(describeExampleDetail('hello@example.org', 'Type your own.')).toBe(
    '“hello@example.org” is the example that the site starts with, and visitors read it as yours. Type your own. You may still publish.',
  );
  expect(describeExampleDetail(undefined, 'Type your own.')).toBe(true);
});
