import { expect, it } from 'vitest';
import { withPublishedAddress } from './address-input.tsx';

it('keeps the published address with the earlier ones, once', () => {
  expect(withPublishedAddress(undefined, 'tara')).toEqual(['tara']);
  expect(withPublishedAddress(['tess'], 'tara')).toEqual(['tess', 'tara']);
  expect(withPublishedAddress(['tara', 'tess'], 'tara')).toBeUndefined();
});

it('keeps nothing of a page that was never published', () => {
  expect(withPublishedAddress([], undefined)).toBeUndefined();
});
