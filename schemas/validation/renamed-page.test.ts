import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance, ValidationContext } from '@sanity/types';
import { expect, test } from 'vitest';
import { renamedPage } from './renamed-page.ts';

const documents = [
  { title: 'Site settings', content: { footer: [{ path: '/agent/tara' }, { path: '/about' }] } },
  { title: 'Home', content: { callToAction: { button: { href: '/agent/tara#overview' } } } },
  { title: 'Contact', content: { text: 'Write to /agent/tara and others', href: '/agent/tarantula' } },
];

/** What an editor of the published agent 'tara' reads about a slug. */
async function warningFor(slug: string | undefined, published: string | null = 'tara', others = documents) {
  const context = {
    document: { _id: 'drafts.agent-tara', _type: 'agent' },
    getClient: () => ({
      withConfig: () => ({
        fetch: async (query: string) => (query.includes('content') ? others : published),
      }),
    }),
  } as unknown as ValidationContext; // The check reads these two of its context only.
  // The types promise a SlugRule only; at run time every rule is a Rule, whose checks can be read.
  const rule = renamedPage((of) => `/agent/${of}`)(new Rule()) as unknown as RuleInstance;
  const [check] = rule._rules;
  if (check?.flag !== 'custom') throw new Error('The slug has no check of its own.');
  return check.constraint(slug && { _type: 'slug', current: slug }, context);
}

test('a new address names the places whose links would break', async () => {
  expect(await warningFor('tara-two')).toBe(
    'The page moves from /agent/tara to /agent/tara-two when you publish. Links to it that people saved will say “Page not found”, and so will the links in “Site settings”, “Home”. Keep the old address, or choose the page again there.',
  );
});

test('without links of the site, saved ones are still warned of', async () => {
  expect(await warningFor('tara-two', 'tara', [])).toBe(
    'The page moves from /agent/tara to /agent/tara-two when you publish. Links to it that people saved will say “Page not found”. Keep the old address if you can.',
  );
});

test('the published address, a first one and none are fine', async () => {
  expect(await warningFor('tara')).toBe(true);
  expect(await warningFor('tara-two', null)).toBe(true);
  expect(await warningFor(undefined)).toBe(true);
});
