/** A place in a list, or a range of places: `0`, `-1`, `1:3`, `-2:`. */
const POSITION = /^(?:-?\d+|(?:-?\d+)?\s*:\s*(?:-?\d+)?)$/;
const PLAIN = /^\d+$/;

/** Whether one of the things that a bracket names is named by its place. */
export function isPosition(member: string): boolean {
  return POSITION.test(member.trim());
}

/** Whether the place counts from the beginning, and is one. */
export function isPlain(member: string): boolean {
  return PLAIN.test(member.trim());
}

export function isRange(member: string): boolean {
  return isPosition(member) && member.includes(':');
}

/**
 * Whether a list of this length has all that a position names. A range that is empty has a list only if that is empty
 * too: @sanity/mutator reads `0:0` as all of it.
 */
export function isInside(position: string, length: number): boolean {
  const { from, to } = spanOf(position, length);
  return from >= 0 && to <= length && (from < to || length === 0);
}

/** The position without what is beyond the list, counted from the list's beginning; undefined when nothing is left. */
export function clamped(position: string, length: number): string | undefined {
  const { from, to } = clampedSpan(position, length);
  if (from >= to) return undefined;
  return isRange(position) ? `${from}:${to}` : String(from);
}

/** The places in a list of this length that the positions name, each once. */
export function placesIn(positions: readonly string[], length: number): number[] {
  const all = positions.flatMap((position) => {
    const { from, to } = clampedSpan(position, length);
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  });
  return [...new Set(all)];
}

/** From a place up to another, which is not part of it. */
type Span = { from: number; to: number };

function clampedSpan(position: string, length: number): Span {
  const { from, to } = spanOf(position, length);
  return { from: Math.max(from, 0), to: Math.min(to, length) };
}

function spanOf(position: string, length: number): Span {
  const [first = '', last] = position.split(':').map((bound) => bound.trim());
  const from = fromStart(first, 0, length);
  return { from, to: last === undefined ? from + 1 : fromStart(last, length, length) };
}

function fromStart(bound: string, otherwise: number, length: number): number {
  if (bound === '') return otherwise;
  const value = Number(bound);
  return value < 0 ? value + length : value;
}
