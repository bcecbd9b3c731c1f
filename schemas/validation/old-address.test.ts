import { describe, expect, test } from 'vitest';
import { describeOccupant, describeOldAddresses, describeOldPath } from './old-address.ts';

describe('an old address', () => {
  test.each(['/donate-2024', '/news/spring.html', '/über-uns', '/a%20b'])('accepts %s', (from) => {
    expect(describeOldPath(from)).toBe(true);
  });

  test.each([
    'donate',
    'https://example.org/donate',
    '//host',
    '/a b',
    '/a?b=c',
    '/a#b',
    '/a;b',
    '/a{b}',
    '/$a',
  ])('refuses %s and names it', (from) => {
    expect(describeOldPath(from)).toContain(`“${from}” is not an address that can lead on.`);
  });

  const pages = [
    { type: 'landingPage', title: 'Spring', slug: 'spring', formerSlugs: ['winter'] },
    { type: 'agent', title: 'Tara', slug: 'tara', formerSlugs: null },
  ] as const;

  test.each([
    ['/about', 'The page “About” is at “/about”'],
    ['/Spring/', 'The page “Spring” is at “/Spring/”'],
    ['/agent/tara', 'The page “Tara” is at “/agent/tara”'],
    ['/winter', '“/winter” is an earlier address of the page “Spring”'],
    ['/studio', '“/studio” is an address that the website keeps for itself'],
    ['/agents', '“/agents” is an address that the website keeps for itself'],
  ])('refuses %s, which is in use', (from, message) => {
    expect(
      describeOccupant(
        from,
        pages.map((page) => ({ ...page, formerSlugs: [...(page.formerSlugs ?? [])] })),
      ),
    ).toContain(message);
  });

  test('accepts an address that no page has or had', () => {
    expect(describeOccupant('/donate', [])).toBe(true);
    expect(describeOccupant(undefined, [])).toBe(true);
  });
});

describe('the list of old addresses', () => {
  test('is valid when each address leads to a page', () => {
    expect(describeOldAddresses(undefined)).toBe(true);
    expect(describeOldAddresses([{ from: '/a', to: '/about' }, { from: '/b', to: '/about' }, {}])).toBe(true);
  });

  test.each([
    [[{ from: '/a', to: '/A/' }], '“/a” leads to itself.'],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a#x' },
      ],
      '“/a” and “/b” lead to each other.',
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/about' },
      ],
      '“/a” leads to “/b”, which is an old address itself.',
    ],
    [
      [
        { from: '/a', to: '/about' },
        { from: '/A', to: '/' },
      ],
      '“/A” is in this list twice.',
    ],
  ])('refuses %j', (list, message) => {
    expect(describeOldAddresses(list)).toContain(message);
  });
});
