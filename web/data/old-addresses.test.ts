import { expect, it } from 'vitest';
import { newAddressOf, oldAddressesOf } from './old-addresses.ts';

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
  expect(oldAddressesOf(list)).toEqual([
    ['/Donate-2024', '/contact'],
    ['/über-uns', '/about#team'],
  ]);
  expect(oldAddressesOf(null)).toEqual([]);
});

it.each([
  ['/donate-2024', '/contact'],
  ['/DONATE-2024/', '/contact'],
  ['/%C3%BCber-uns', '/about#team'],
  ['/%E0%A4', undefined],
  ['/contact', undefined],
])('redirects %s to %s', (path, to) => {
  expect(newAddressOf(path, list)).toBe(to);
});
