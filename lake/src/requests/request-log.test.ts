import { expect, it } from 'vitest';
import { measureMegabytes } from '../testing/memory.ts';
import { RequestLog } from './request-log.ts';

const request = { method: 'POST', status: 200, milliseconds: 1, isCached: false };

it('cuts off long texts, and does not keep the rest in memory', () => {
  const log = new RequestLog();
  const held = measureMegabytes(() => {
    for (let n = 0; n < 100; n += 1) {
      const text = `${n} ${'x'.repeat(1_000_000)}`;
      log.add({ ...request, target: text, query: text });
    }
  });
  expect(held).toBeLessThan(10);
  const [latest] = log.list();
  expect(latest?.query).toBe(`99 ${'x'.repeat(11_997)}`);
  expect(latest?.target).toBe(latest?.query);
});
