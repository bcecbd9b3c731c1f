import type { ValidationContext } from '@sanity/types';
import { expect, it, vi } from 'vitest';
import { describeRepeatedName } from './own-name.ts';

const document = { _id: 'drafts.a', _type: 'organizationType', _rev: '', _createdAt: '', _updatedAt: '' };

/** A validation context in a dataset with `others` further documents of the same name. */
function datasetWith(others: number) {
  const fetch = vi.fn(async () => others);
  // The rule reads only these properties of the context.
  const context = { document, getClient: () => ({ withConfig: () => ({ fetch }) }) };
  return { context: context as unknown as ValidationContext, fetch };
}

it('warns of a name that another document has', async () => {
  const { context, fetch } = datasetWith(1);
  expect(await describeRepeatedName(' Foundations ', context)).toMatch(
    /^There is another one called “Foundations”\./,
  );
  expect(fetch).toHaveBeenCalledWith(expect.any(String), {
    type: 'organizationType',
    name: 'Foundations',
    id: 'a',
  });
});

it('accepts a unique name and a missing one', async () => {
  expect(await describeRepeatedName('Foundations', datasetWith(0).context)).toBe(true);
  expect(await describeRepeatedName(' ', datasetWith(1).context)).toBe(true);
});
