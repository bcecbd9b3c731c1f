import { expect, it } from 'vitest';
import { withPublishedAddress } from './addresses-plugin.tsx';

it('adds the published address to the former ones, once', () => {
  expect(withPublishedAddress(undefined, 'tara')).toEqual(['tara']);
  expect(withPublishedAddress(['tess'], 'tara')).toEqual(['tess', 'tara']);
  expect(withPublishedAddress(['tara', 'tess'], 'tara')).toBeUndefined();
});

it('adds no address of a page that was never published', () => {
  expect(withPublishedAddress([], undefined)).toBeUndefined();
});
