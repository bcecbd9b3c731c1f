import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance, SlugSourceContext, ValidationContext } from '@sanity/types';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkSlug, describeSlug, makeSlugOptions, requireSlug } from './slug.ts';

/** Runs the rule of a slug as the Studio does, with a lake in which `other` has the address. */
async function checkRule(value: unknown, other: { name: string | null } | null) {
  const fetch = vi.fn(async (_query: string, _params: object) => other);
  const context = {
    document: { _id: 'drafts.agent-tara', _type: 'agent' },
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  } as unknown as ValidationContext; // The rule reads only these two properties.
  // The type is only SlugRule; at run time every rule is a Rule, whose checks can be read.
  const rule = requireSlug(checkSlug(['about']))(new Rule()) as unknown as RuleInstance;
  const [check] = rule._rules;
  if (check?.flag !== 'custom') throw new Error('The slug has no check of its own.');
  return { result: await check.constraint(value, context), fetch };
}

test('accepts an address that no other document uses', async () => {
  const { result, fetch } = await checkRule({ _type: 'slug', current: 'tara' }, null);
  expect(result).toBe(true);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ type: 'agent', slug: 'tara', published: 'agent-tara' });
});

test.each([
  ['Tess', 'Another page, “Tess”, has'],
  [null, 'Another page has'],
])('refuses the address of another document, called %o', async (name, beginning) => {
  const { result } = await checkRule({ _type: 'slug', current: 'tara' }, { name });
  expect(result).toBe(
    `${beginning} the address “tara” already. Choose another one here, or change that page’s first.`,
  );
});

test.each([
  undefined,
  { _type: 'slug' },
  { _type: 'slug', current: 'Tara!' },
  { _type: 'slug', current: 'about' },
])('refuses an invalid address %o without a query', async (value) => {
  const { result, fetch } = await checkRule(value, null);
  expect(result).toEqual(expect.any(String));
  expect(fetch).not.toHaveBeenCalled();
});

test('disables the library’s own check of uniqueness', () => {
  expect(makeSlugOptions('name', 'agent', checkSlug()).isUnique()).toBe(true);
});

/** Generates an address for a page, with a lake in which pages have these addresses. */
function generate(title: string, ...taken: string[]) {
  const fetch = async (_query: string, { slug }: { slug: string }) =>
    taken.includes(slug) ? { name: 'Another page' } : null;
  const context = {
    parent: { _id: 'drafts.spring', _type: 'landingPage' },
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  } as unknown as SlugSourceContext; // Of the context, these are read.
  return makeSlugOptions('title', 'page', checkSlug(['about'])).slugify(title, undefined, context);
}

test.each([
  ['What’s new', 'whats-new'],
  ["What's new", 'whats-new'],
  ['  Spring -- Campaign! ', 'spring-campaign'],
  ['Tom & Jerry', 'tom-and-jerry'],
  ['Naïve Café', 'naive-cafe'],
  ['Łódź, Straße', 'lodz-strasse'],
  ['Новости', 'novosti'],
  ['Ελλάδα', 'ellada'],
  ['春のキャンペーン', 'chun-nokiyanpen'],
  ['한국어 소식', 'hangugeo-sosig'],
  ['الأخبار', 'lkhbr'],
  ['🎉', 'page-1'],
  ['', 'page-1'],
  ['About', 'about-2'],
])('generates of “%s” the address %s', async (title, slug) => {
  expect(await generate(title)).toBe(slug);
});

test('generates an address that no other page has', async () => {
  expect(await generate('Spring', 'spring', 'spring-2')).toBe('spring-3');
  expect(await generate('🎉', 'page-1')).toBe('page-2');
});

test('generates an address of any text that passes the rule, and is short', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 90 }), async (title) => {
      const slug = await generate(title, 'spring');
      expect(describeSlug(slug, ['about'])).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(60);
    }),
  );
  expect(await generate('word '.repeat(20))).toBe(Array(11).fill('word').join('-'));
});
