import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdPath } from './id-path.ts';

/** The regular expression equivalent to a path pattern. */
function makeExpression(pattern: string): RegExp {
  const parts = pattern.split('.').map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^.]+' : part.replaceAll('*', '\\*');
  });
  return new RegExp(`^${parts.join('\\.')}$`);
}

describe('IdPath', () => {
  it.each([
    ['drafts.**', 'drafts.a', true],
    ['drafts.**', 'drafts.a.b', true],
    ['drafts.**', 'a', false],
    ['versions.*.a', 'versions.r1.a', true],
    ['versions.*.a', 'versions.r1.x.a', false],
    ['*', 'a', true],
    ['*', 'a.b', false],
    ['**', 'a.b', true],
    ['**.x.**.b', 'a.x.x.b', true],
    ['a.*', 'a.', false],
  ])('%s holds %s: %j', (pattern, id, expected) => {
    expect(new IdPath(pattern).matches(id)).toBe(expected);
  });

  it('agrees with the regular expression', () => {
    const parts = (...of: string[]) =>
      fc.array(fc.constantFrom(...of), { maxLength: 6 }).map((all) => all.join('.'));
    fc.assert(
      fc.property(parts('a', 'b', '', 'a*'), parts('a', 'b', '', '*', '**', 'a*'), (id, pattern) => {
        const expected = makeExpression(pattern).test(id);
        expect(new IdPath(pattern).matches(id)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is serialized as its pattern', () => {
    expect(JSON.stringify({ path: new IdPath('drafts.*') })).toBe('{"path":"drafts.*"}');
  });

  it('is fast with patterns designed to be slow', () => {
    const started = performance.now();
    expect(new IdPath(`${'**.a.'.repeat(100)}b`).matches('a.'.repeat(499))).toBe(false);
    expect(new IdPath('**.'.repeat(100_000)).matches('a.'.repeat(100_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
