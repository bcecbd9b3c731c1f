import { IdPath } from '../id-path.ts';
import { DateTime } from './date-time.ts';

/** Whether two values are equal in GROQ; objects and arrays never are. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === null || typeof one !== 'object') return one === other;
  if (one instanceof DateTime) return other instanceof DateTime && one.milliseconds === other.milliseconds;
  return one instanceof IdPath && other instanceof IdPath && one.pattern === other.pattern;
}

/** Returns a negative number, 0 or a positive one; undefined for values of different types, or without an order. */
export function compareValues(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'string' && typeof other === 'string') return compareKeys(sortKey(one), sortKey(other));
  return compareKeys(one, other);
}

/**
 * The value by which to sort: that of a text is a text that JavaScript's operators order by Unicode code point, as the GROQ
 * specification says (PartialCompare). They compare UTF-16 units, of which surrogates stand for the highest code points.
 */
export function sortKey(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(FROM_SURROGATES, moveSurrogatesLast) : value;
}

const FROM_SURROGATES = /[\ud800-\uffff]/g;

function moveSurrogatesLast(unit: string): string {
  const code = unit.charCodeAt(0);
  return String.fromCharCode(unit < '\ue000' ? code + 0x2000 : code - 0x800);
}

/** The order of `order()` for two sort keys: times, numbers, strings, booleans, then values without an order. */
export function compareInOrder(one: unknown, other: unknown): number {
  return compareKeys(one, other) ?? getTypeRank(one) - getTypeRank(other);
}

function compareKeys(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  if (one instanceof DateTime && other instanceof DateTime) return one.milliseconds - other.milliseconds;
  return undefined;
}

function getTypeRank(value: unknown): number {
  if (value instanceof DateTime) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return typeof value === 'boolean' ? 4 : 100;
}
