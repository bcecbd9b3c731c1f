import fc from 'fast-check';
import { incremental } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { encodeMendoza } from './encode.ts';
import { expectRoundTrip } from './testing/round-trip.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 30, size: 'max' }),
  fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀', '😁', '👩‍👧'), maxLength: 12 }),
);

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'é', 'Z', '_type', '10', '9', 'constructor'), tie('json')),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), value: tie('json') }), {
      maxLength: 6,
    }),
  ),
}));

/** Changes a value here and there, as an editor would; `dice` decides where and how. */
function mutate(value: unknown, dice: () => number, other: unknown): unknown {
  const roll = dice() % 10;
  if (roll === 0) return other;
  if (typeof value === 'string') {
    const characters = [...value];
    characters.splice(dice() % (characters.length + 1), dice() % 3, ...(roll < 5 ? ['😀é'] : []));
    return characters.join('');
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => (dice() % 3 === 0 ? mutate(item, dice, other) : item));
    if (roll < 3) items.splice(dice() % (items.length + 1), dice() % 2, other);
    if (roll > 7) items.reverse();
    return items;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([key, field]) =>
      dice() % 8 === 0 ? [] : [[key, dice() % 3 === 0 ? mutate(field, dice, other) : field]],
    );
    return Object.fromEntries(roll < 3 ? [...fields, ['added', other]] : fields);
  }
  return value;
}

describe('encodeMendoza, for any JSON', () => {
  it('turns any JSON value into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expectRoundTrip(before, after);
      }),
      { numRuns: 500 },
    );
  });

  it('turns a value into an edited copy of itself, and back', () => {
    const throws = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(json, json, throws, (before, other, numbers) => {
        let turn = 0;
        const after = mutate(before, () => numbers[turn++ % numbers.length] ?? 0, other);
        expectRoundTrip(before, after);
        expectRoundTrip(after, before);
      }),
      { numRuns: 1000 },
    );
  });

  it('splits long strings between any characters', () => {
    // 😀 and 😁 share their first half, 😀 and 🨀 their second.
    const look = (minLength: number) =>
      fc.string({
        unit: fc.constantFrom('a', 'é', '漢', '😀', '😁', '🨀'),
        minLength,
        maxLength: minLength + 20,
      });
    fc.assert(
      fc.property(look(20), look(0), look(0), look(20), (head, oldMiddle, newMiddle, tail) => {
        const after = head + newMiddle + tail;
        const patch = expectRoundTrip(head + oldMiddle + tail, after);
        expect(patch).not.toEqual([0, after]);
      }),
      { numRuns: 500 },
    );
  });

  it('restores every revision from a history of patches', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 8 }), (versions) => {
        let value = incremental.wrap(versions[0], 0);
        for (const [index, after] of versions.entries()) {
          const before = versions[Math.max(0, index - 1)];
          value = incremental.applyPatch(value, encodeMendoza(before, after), index);
          expect(incremental.unwrap(value)).toEqual(after);
        }
      }),
      { numRuns: 200 },
    );
  });
});
