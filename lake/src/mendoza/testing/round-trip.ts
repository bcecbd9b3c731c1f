import { applyPatch, incremental } from 'mendoza';
import { expect } from 'vitest';
import { encodeMendoza } from '../encode.ts';

/** Applies the patch with both patchers of mendoza, and checks that both return `after`. */
export function expectRoundTrip(before: unknown, after: unknown): unknown[] {
  const beforeText = JSON.stringify(before);
  const patch = encodeMendoza(before, after);
  expect(applyPatch(before, patch)).toEqual(after);
  const patched = incremental.applyPatch(incremental.wrap(before, 'first'), patch, 'second');
  expect(incremental.unwrap(patched)).toEqual(after);
  expect(JSON.stringify(before)).toBe(beforeText);
  return patch;
}
