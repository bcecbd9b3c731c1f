import type { QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

const { queries } = createQueryClient().getDefaultOptions();

it('retries three times, from 1 s doubling up to 30 s', () => {
  expect(queries?.retry).toBe(3);
  const delay = queries?.retryDelay;
  if (typeof delay !== 'function') throw new Error('retryDelay is not a function');
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => delay(attempt, new Error('down')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('caches results for five minutes and always refetches them', () => {
  expect(queries).toMatchObject({ gcTime: 300_000, staleTime: 0, networkMode: 'offlineFirst' });
});

it('refetches a failed query after the longest pause, and no others', () => {
  const client = createQueryClient();
  const queryKey: QueryKey = ['page'];
  const query = client.getQueryCache().build(client, { queryKey });
  const pause = client.getDefaultOptions().queries?.refetchInterval;
  if (typeof pause !== 'function') throw new Error('refetchInterval is not a function');
  expect(pause(query)).toBe(false);
  query.setState({ status: 'error' });
  expect(pause(query)).toBe(30_000);
});
