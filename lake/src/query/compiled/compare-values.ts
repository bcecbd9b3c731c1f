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
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  if (one instanceof DateTime && other instanceof DateTime) return one.milliseconds - other.milliseconds;
  return undefined;
}

/**
 * Compares by Unicode code point, as the GROQ specification says (PartialCompare); JavaScript's own operators compare by UTF-16
 * unit. The first unit that differs decides: a search for surrogates in each text would cost more.
 */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const shared = Math.min(one.length, other.length);
  for (let index = 0; index < shared; index += 1) {
    const unit = one.charCodeAt(index);
    const otherUnit = other.charCodeAt(index);
    if (unit !== otherUnit) return rankOfUnit(unit) - rankOfUnit(otherUnit);
  }
  return one.length - other.length;
}

/** Surrogates stand for characters beyond U+FFFF, so they come after all other units. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** The order of `order()`: times, numbers, strings, booleans, then values without an order. */
export function compareInOrder(one: unknown, other: unknown): number {
  return compareValues(one, other) ?? rank(one) - rank(other);
}

function rank(value: unknown): number {
  if (value instanceof DateTime) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return typeof value === 'boolean' ? 4 : 100;
}
