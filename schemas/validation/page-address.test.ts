import type { ValidationContext } from '@sanity/types';
import { expect, test, vi } from 'vitest';
import { type AddressOwners, checkPageAddress } from './page-address.ts';

const nobody: AddressOwners = { page: null, former: null, oldTarget: null };

/** Checks an address, with a lake that returns these owners. */
async function check(slug: string | undefined, owners: AddressOwners = nobody) {
  const fetch = vi.fn(async (_query: string, _params: object) => owners);
  const context = {
    document: { _id: 'drafts.spring', _type: 'landingPage' },
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  } as unknown as ValidationContext; // Of the document and the client, these are read.
  return { result: await checkPageAddress(slug, context), fetch };
}

test('accepts an address that no other page has', async () => {
  const { result, fetch } = await check('spring');
  expect(result).toBe(true);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ slug: 'spring', published: 'spring' });
});

test.each([
  ['about', nobody, '“about” is the address of the page “About” already. Choose another one.'],
  ['studio', nobody, '“studio” is an address that the website keeps for itself. Choose another one.'],
  ['agent', nobody, '“agent” is an address that the website keeps for itself. Choose another one.'],
  [
    'spring',
    { ...nobody, page: { title: 'Spring campaign' } },
    '“spring” is the address of the page “Spring campaign” already. Choose another one.',
  ],
  [
    'spring',
    { ...nobody, page: { title: null } },
    '“spring” is the address of another page already. Choose another one.',
  ],
  [
    'spring',
    { ...nobody, former: { title: 'Summer' } },
    '“spring” is an earlier address of the page “Summer”, and leads there. Choose another one.',
  ],
  [
    'spring',
    { ...nobody, oldTarget: '/contact' },
    '“/spring” is in the list “Old addresses” of Site settings, which leads it to /contact. Choose another one, or remove it there first.',
  ],
])('refuses “%s” and names the owner', async (slug, owners, message) => {
  expect((await check(slug, owners)).result).toBe(message);
});

test.each([undefined, 'Spring!'])('refuses an invalid address %o without a query', async (slug) => {
  const { result, fetch } = await check(slug);
  expect(result).toEqual(expect.any(String));
  expect(fetch).not.toHaveBeenCalled();
});
