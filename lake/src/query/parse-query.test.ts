import { expect, it } from 'vitest';
import { measureMegabytes } from '../testing/memory.ts';
import { parseQuery } from './parse-query.ts';

it('caches syntax trees for the parameter values that affect them, unless those are long', () => {
  const parse = (x: unknown) => parseQuery('*[$x]', { x });
  expect(parse('name')).toBe(parse('name'));
  expect(parse(1)).toMatchObject({ type: 'AccessElement' });
  const held = measureMegabytes(() => {
    for (let n = 0; n < 50; n += 1) parse(`${n}`.padEnd(1_000_000, 'x'));
  });
  expect(held).toBeLessThan(5);
});
