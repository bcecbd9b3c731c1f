import { firstValueFrom, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWithRetries } from './retry-requests.ts';

const url = 'http://localhost/v2025-02-19/data/actions/production';
const lost = Object.assign(new Error('Request error'), { isNetworkError: true });
const answer = { type: 'response' as const, body: {}, url, method: 'GET', statusCode: 200, headers: {} };
const commit = { url, method: 'POST', body: { actions: [], transactionId: 't1' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Responds to attempts in this order; an Error fails the attempt. */
function answers(...all: unknown[]) {
  return vi.fn(() => {
    const next = all.shift() ?? answer;
    return next === answer ? of(answer) : throwError(() => next);
  });
}

it.each([
  ['a read', { url, method: 'GET' }, lost],
  ['a query that is too long for an address', { url: '/data/query/production', method: 'POST' }, lost],
  ['a write with an id', commit, lost],
  ['what a proxy could not pass on', commit, { statusCode: 503 }],
])('%s is repeated until a server responds', async (_name, request, failure) => {
  const send = answers(...Array(20).fill(failure));
  const result = firstValueFrom(sendWithRetries(request, send));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await result).toEqual(answer);
  expect(send).toHaveBeenCalledTimes(21);
});

it.each([
  ['a write without an id', { url, method: 'POST', body: { actions: [] } }, lost],
  ['what the lake refused', { url, method: 'GET' }, { statusCode: 403 }],
  ['a fault of the lake', commit, { statusCode: 500 }],
])('%s fails at once', async (_name, request, failure) => {
  const send = answers(failure);
  await expect(firstValueFrom(sendWithRetries(request, send))).rejects.toBe(failure);
  expect(send).toHaveBeenCalledOnce();
});

it('treats a mutation as applied when an earlier attempt was', async () => {
  const items = [{ error: { type: 'transactionAlreadyExistsError' } }];
  const result = firstValueFrom(
    sendWithRetries(commit, answers(lost, { statusCode: 409, details: { items } })),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toMatchObject({ type: 'response', body: { transactionId: 't1' } });
});
