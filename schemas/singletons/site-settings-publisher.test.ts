import { expect, test } from 'vitest';
import { describePlaceholder, publisherPlaceholders } from './site-settings-publisher.ts';

test.each(Object.values(publisherPlaceholders))('reports “%s” as a placeholder', (placeholder) => {
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
])('accepts %j', (value) => {
  expect(describePlaceholder(value, 'Type your own.')).toBe(true);
});
