import type { ValidationContext } from '@sanity/types';
import { expect, it, vi } from 'vitest';
import { describeName } from './own-name.ts';

const document = { _id: 'drafts.a', _type: 'organizationType', _rev: '', _createdAt: '', _updatedAt: '' };

/** A context of checks in a dataset that has so many others of the name. */
function datasetWith(others: number) {
  const fetch = vi.fn(async () => others);
  // The check asks this of its context only.
  const context = { document, getClient: () => ({ withConfig: () => ({ fetch }) }) };
  return { context: context as unknown as ValidationContext, fetch };
}

it('advises against a name that another one has', async () => {
  const { context, fetch } = datasetWith(1);
  expect(await describeName(' Foundations ', context)).toMatch(
    /^There is another one called “Foundations”\./,
  );
  expect(fetch).toHaveBeenCalledWith(expect.any(String), {
    type: 'organizationType',
    name: 'Foundations',
    id: 'a',
  });
});

it('says nothing of a name of its own, and of none', async () => {
  expect(await describeName('Foundations', datasetWith(0).context)).toBe(true);
  expect(await describeName(' ', datasetWith(1).context)).toBe(true);
});
