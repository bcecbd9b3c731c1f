import { extractWithPath } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { pathParts } from './patch-path.ts';

/** A position in a list, or a range of them: `0`, `-1`, `1:3`, `-2:`. */
const POSITION = /^(?:-?\d+|-?\d*\s*:\s*-?\d*)$/;
const PLAIN_POSITIONS = /^[\d\s,]+$/;
const PLAIN_NAME = /^[a-z_]\w*$/i;

type Steps = readonly (string | number)[];

/** Whether a path leads through members of a list that it names by their positions. */
export function leadsThroughPositions(path: string): boolean {
  const parts = pathParts(path);
  return parts.some((_, index) => isBracketOnTheWay(parts, index));
}

/**
 * The path with what @sanity/mutator cannot follow on its way written out: `rows[-1].title` as `rows[2].title`, and
 * `rows[0:].title` once for each row. What is beyond the end of a list is left out, so there may be no path left.
 *
 * @param path as `patchPath` spells it
 * @throws Error at a path that the mutator cannot read
 */
export function resolvePositions(path: string, document: LakeDocument): string[] {
  return resolveFrom(pathParts(path), 0, document);
}

function resolveFrom(parts: readonly string[], from: number, document: LakeDocument): string[] {
  const at = parts.findIndex((_, index) => index >= from && isBracketOnTheWay(parts, index));
  if (at === -1) return [parts.join('')];
  const lists = listsAt(parts.slice(0, at).join(''), document);
  const positions = parts[at + 1] ?? '';
  if (lists.length > 0 && lists.every(({ length }) => areInside(positions, length))) {
    return resolveFrom(parts, at + 3, document);
  }
  const rest = parts.slice(at + 3);
  return lists.flatMap(({ steps, length }) =>
    positionsIn(positions, length).flatMap((position) =>
      resolveFrom([spelled([...steps, position]), ...rest], 1, document),
    ),
  );
}

/** Whether a bracket of positions opens here, after which the path goes on. */
function isBracketOnTheWay(parts: readonly string[], index: number): boolean {
  const isBracket = parts[index] === '[' && parts[index + 2] === ']';
  return isBracket && index + 3 < parts.length && arePositions(parts[index + 1] ?? '');
}

function arePositions(text: string): boolean {
  return text.split(',').every((position) => POSITION.test(position.trim()));
}

function listsAt(path: string, document: LakeDocument): { steps: Steps; length: number }[] {
  if (path === '') return [];
  return extractWithPath(path, document).flatMap(({ path: steps, value }) =>
    Array.isArray(value) ? [{ steps, length: value.length }] : [],
  );
}

/** Whether the mutator follows these itself. */
function areInside(positions: string, length: number): boolean {
  return PLAIN_POSITIONS.test(positions) && positions.split(',').every((text) => Number(text) < length);
}

function positionsIn(positions: string, length: number): number[] {
  const all = positions.split(',').flatMap((text) => {
    const [first = '', last] = text.split(':').map((bound) => bound.trim());
    const from = fromStart(first, 0, length);
    if (last === undefined) return [from];
    const to = Math.min(fromStart(last, length, length), length);
    return Array.from(
      { length: Math.max(0, to - Math.max(from, 0)) },
      (_, index) => Math.max(from, 0) + index,
    );
  });
  return [...new Set(all)].filter((position) => position >= 0 && position < length);
}

function fromStart(bound: string, otherwise: number, length: number): number {
  if (bound === '') return otherwise;
  const value = Number(bound);
  return value < 0 ? value + length : value;
}

function spelled(steps: Steps): string {
  return steps
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (PLAIN_NAME.test(step)) return index === 0 ? step : `.${step}`;
      return `['${step.replace(/['\\]/g, '\\$&')}']`;
    })
    .join('');
}
