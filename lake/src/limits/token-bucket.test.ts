import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('is used up, refills with time, and never exceeds its capacity', () => {
  const bucket = new TokenBucket({ capacity: 2, perSecond: 1 }, 0);
  bucket.take(1, 0);
  bucket.take(1, 0);
  expect(bucket.getSecondsUntil(1, 0)).toBe(1);
  expect(bucket.getSecondsUntil(1, 500)).toBe(0.5);
  expect(bucket.getAmount(60_000)).toBe(2);
  bucket.take(5, 60_000);
  expect(bucket.getSecondsUntil(0, 60_000)).toBe(3);
});
