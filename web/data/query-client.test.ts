import { dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, receiveContent } from './query-client.ts';

const { queries } = createQueryClient().getDefaultOptions();

it('retries three times, from 1 s doubling up to 30 s', () => {
  expect(queries?.retry).toBe(3);
  const delay = queries?.retryDelay;
  if (typeof delay !== 'function') throw new Error('retryDelay is not a function');
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => delay(attempt, new Error('down')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('keeps content for five minutes', () => {
  expect(queries).toMatchObject({ gcTime: 300_000, networkMode: 'offlineFirst' });
});

describe('content that the server had rendered', () => {
  const now = Date.parse('2026-11-29T12:00:00Z');
  const received = (rendered: number) => {
    const server = new QueryClient();
    server.setQueryData(['page'], 'words', { updatedAt: rendered });
    return dehydrate(server);
  };
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => void vi.useRealTimers());

  function open(rendered: number) {
    const client = createQueryClient();
    receiveContent(client, received(rendered));
    const isFresh = async () => {
      const queryFn = vi.fn(async () => 'other words');
      await client.fetchQuery({ queryKey: ['page'], queryFn });
      return queryFn.mock.calls.length === 0;
    };
    return { client, isFresh };
  }

  it('is fresh for five minutes from its arrival, and keeps its date', async () => {
    const yesterday = now - 24 * 60 * 60_000;
    const { client, isFresh } = open(yesterday);
    expect(client.getQueryState(['page'])?.dataUpdatedAt).toBe(yesterday);
    vi.setSystemTime(now + 299_000);
    expect(await isFresh()).toBe(true);
    vi.setSystemTime(now + 301_000);
    expect(await isFresh()).toBe(false);
    vi.setSystemTime(now + 301_000 + 299_000);
    expect(await isFresh(), 'what was fetched counts from then').toBe(true);
    vi.setSystemTime(now + 301_000 + 301_000);
    expect(await isFresh()).toBe(false);
  });

  it('counts from its last arrival, and does not replace newer content', () => {
    const { client } = open(now - 1000);
    receiveContent(client, received(now - 2000));
    expect(client.getQueryState(['page'])?.dataUpdatedAt).toBe(now - 1000);
  });
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
