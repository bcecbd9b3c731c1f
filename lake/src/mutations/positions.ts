/** Matches an array position or a range of positions: `0`, `-1`, `1:3`, `-2:`. */
const POSITION = /^(?:-?\d+|(?:-?\d+)?\s*:\s*(?:-?\d+)?)$/;
const PLAIN = /^\d+$/;

/** Whether a selector in brackets is a position or range. */
export function isPosition(member: string): boolean {
  return POSITION.test(member.trim());
}

/** Whether a selector is a single, non-negative position. */
export function isPlain(member: string): boolean {
  return PLAIN.test(member.trim());
}

export function isRange(member: string): boolean {
  return isPosition(member) && member.includes(':');
}

/**
 * Whether a position or range is completely inside an array of this length. An empty range counts only for an empty array, since
 * @sanity/mutator treats `0:0` as the whole array.
 */
export function isInside(position: string, length: number): boolean {
  const { from, to } = getSpan(position, length);
  return from >= 0 && to <= length && (from < to || length === 0);
}

/** Clips a position or range to the array, counted from its start; undefined when nothing is left. */
export function clampPosition(position: string, length: number): string | undefined {
  const { from, to } = clampSpan(position, length);
  if (from >= to) return undefined;
  return isRange(position) ? `${from}:${to}` : String(from);
}

/** The index in an array of this length at which an empty range is; undefined for a range with elements. */
export function startOfEmptyRange(range: string, length: number): number | undefined {
  const { from, to } = clampSpan(range, length);
  return from < to ? undefined : Math.min(from, length);
}

/** Lists the indexes that the positions select in an array of this length, each once. */
export function listPlaces(positions: readonly string[], length: number): number[] {
  const all = positions.flatMap((position) => {
    const { from, to } = clampSpan(position, length);
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  });
  return [...new Set(all)];
}

/** A range of indexes; `to` is exclusive. */
type Span = { from: number; to: number };

function clampSpan(position: string, length: number): Span {
  const { from, to } = getSpan(position, length);
  return { from: Math.max(from, 0), to: Math.min(to, length) };
}

function getSpan(position: string, length: number): Span {
  const [first = '', last] = position.split(':').map((bound) => bound.trim());
  const from = fromStart(first, 0, length);
  return { from, to: last === undefined ? from + 1 : fromStart(last, length, length) };
}

function fromStart(bound: string, otherwise: number, length: number): number {
  if (bound === '') return otherwise;
  const value = Number(bound);
  return value < 0 ? value + length : value;
}
