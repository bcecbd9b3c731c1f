import { expect, it } from 'vitest';
import { findNewAddress, readOldAddresses } from './old-addresses.ts';

const list = [
  { from: '/Donate-2024/', to: '/contact' },
  { from: '/über-uns', to: '/about#team' },
  { from: '/half', to: null },
  { from: '/about', to: '/About' },
  { from: '/evil', to: '//other.example' },
  { from: '/rule; }', to: '/about' },
  { from: '/a', to: '/b; return 200' },
];

it('returns only complete entries that are safe in a host’s redirect rules', () => {
  expect(readOldAddresses(list)).toEqual([
    ['/Donate-2024', '/contact'],
    ['/über-uns', '/about#team'],
  ]);
  expect(readOldAddresses(null)).toEqual([]);
});

it.each([
  ['/donate-2024', '/contact'],
  ['/DONATE-2024/', '/contact'],
  ['/%C3%BCber-uns', '/about#team'],
  ['/%E0%A4', undefined],
  ['/contact', undefined],
])('redirects %s to %s', (path, to) => {
  expect(findNewAddress(path, list)).toBe(to);
});
