import { expect, test } from 'vitest';
import { seedDocuments } from './seed-documents.ts';

/**
 * What the seed takes from the specification and editors may change later. Texts that are fixed to the letter, the
 * planned figures and the lengths of lists are held by `npm run check:content`, which the seed must pass.
 */

function field(id: string, path: string): unknown {
  const document: unknown = seedDocuments.find((candidate) => candidate._id === id);
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value ? Reflect.get(Object(value), name) : undefined), document);
}

function rows(id: string, path: string, ...names: string[]): string[] {
  const list = field(id, path);
  if (!Array.isArray(list)) throw new Error(`${id}.${path} is no list.`);
  return list.map((item) => names.map((name) => item[name] ?? '').join(' | '));
}

test('the words of the footer are the titles of the pages, section 2', () => {
  expect(rows('siteSettings', 'footerLinks', 'label')).toEqual([
    'Cookie Policy',
    'Privacy Policy',
    'Terms of Service',
    'Contact',
    'Terms of Use',
    'Compliance Standards',
    'Accessibility',
  ]);
});

test('the hero’s eight category images, section 2', () => {
  expect(rows('homePage', 'heroImages', 'category').sort()).toEqual(
    'compliance data external-relations fundraising innovation personnel programs tax'.split(' '),
  );
});

test('the disclaimer and who builds the platform, section 1', () => {
  expect(field('homePage', 'disclaimer.text')).toMatch(/conceptual development.+planned.+built by a CPA/s);
});

test('statistics of the sector, section 9, without a source that nobody has confirmed', () => {
  expect(rows('platform', 'sectorStatistics', 'value', 'label', 'year', 'source')).toEqual([
    '36% | of nonprofits were in deficit | 2024 | ',
    'over 50% | of nonprofits had under 3 months of reserves |  | ',
    '85% | of nonprofits expected demand to rise | 2025 | ',
    '84% | of government-funded organizations expected cuts |  | ',
    'about 42.9% | donor retention: the share who gave again |  | ',
    'down about 15% | donor participation over a decade |  | ',
    '41% | of nonprofits can pay a living wage |  | ',
  ]);
});
