import { evaluateSync, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import type { GroqNode } from './groq-tree.ts';
import { hostCall } from './host-call.ts';

/** What a call of ours receives and gives, inside a filter over `data`. */
function filterBy(
  call: (args: readonly unknown[]) => unknown,
  data: unknown[],
  ...args: GroqNode[]
): unknown {
  const filter: GroqNode = {
    type: 'Filter',
    base: { type: 'Value', value: data },
    expr: hostCall(call, args),
  };
  return toJS(evaluateSync(filter, { params: { limit: 2 } }));
}

describe('hostCall', () => {
  it('passes the values of its arguments, in the scope of the call, and takes the answer', () => {
    const seen: unknown[] = [];
    const isWithin = (args: readonly unknown[]) => {
      seen.push(args);
      return Number(args[0]) <= Number(args[1]);
    };
    expect(filterBy(isWithin, [1, 2, 3], { type: 'This' }, { type: 'Parameter', name: 'limit' })).toEqual([
      1, 2,
    ]);
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  it('passes arrays as they are, and null for what is missing', () => {
    const seen: unknown[] = [];
    const missing: GroqNode = { type: 'AccessAttribute', name: 'missing' };
    filterBy((args) => seen.push(...args), [{ a: 1 }], { type: 'Value', value: [1, [2]] }, missing);
    expect(seen).toEqual([[1, [2]], null]);
  });
});
