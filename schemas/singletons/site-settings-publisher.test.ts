import { expect, test } from 'vitest';
import { describePlaceholder, publisherPlaceholders } from './site-settings-publisher.ts';

test.each(Object.values(publisherPlaceholders))('“%s” is told to be a placeholder', (placeholder) => {
  expect(describePlaceholder(placeholder, 'Type your own.')).toBe(
    `“${placeholder}” is only a placeholder, so the site leaves out every sentence that names it. Type your own. You may still publish.`,
  );
});

test.each([
  'Helping Hands of Ohio, Inc.',
  '1 Main Street [rear], Akron, OH 44301',
  'ask@hands.org',
  '',
  undefined,
])('%j is no placeholder', (value) => {
  expect(describePlaceholder(value, 'Type your own.')).toBe(true);
});
