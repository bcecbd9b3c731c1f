import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance, ValidationContext } from '@sanity/types';
import { expect, test, vi } from 'vitest';
import { slugAddress, slugOptions } from './slug.ts';

/** Runs the rule of a slug as the Studio does, with a lake in which `other` has the address. */
async function checkSlug(value: unknown, other: { name: string | null } | null) {
  const fetch = vi.fn(async (_query: string, _params: object) => other);
  const context = {
    document: { _id: 'drafts.agent-tara', _type: 'agent' },
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  } as unknown as ValidationContext; // The rule reads only these two properties.
  // The type is only SlugRule; at run time every rule is a Rule, whose checks can be read.
  const rule = slugAddress(['about'])(new Rule()) as unknown as RuleInstance;
  const [check] = rule._rules;
  if (check?.flag !== 'custom') throw new Error('The slug has no check of its own.');
  return { result: await check.constraint(value, context), fetch };
}

test('accepts an address that no other document uses', async () => {
  const { result, fetch } = await checkSlug({ _type: 'slug', current: 'tara' }, null);
  expect(result).toBe(true);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ type: 'agent', slug: 'tara', published: 'agent-tara' });
});

test.each([
  ['Tess', 'Another page, “Tess”, has'],
  [null, 'Another page has'],
])('refuses the address of another document, called %o', async (name, beginning) => {
  const { result } = await checkSlug({ _type: 'slug', current: 'tara' }, { name });
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
  const { result, fetch } = await checkSlug(value, null);
  expect(result).toEqual(expect.any(String));
  expect(fetch).not.toHaveBeenCalled();
});

test('disables the library’s own check of uniqueness', () => {
  expect(slugOptions('name').isUnique()).toBe(true);
});
