import { getPublishedId } from '@sanity/client/csm';
import type { ObjectSchemaType, Path, ValidationMarker } from '@sanity/types';
import { cursorPath } from './cursor-path.ts';
import { describePlace, type Place, placeInWords } from './describe-place.ts';
import { isSame } from './is-same.ts';
import { isObject, readPath } from './read-value.ts';

/** Something that the checks of the content model found in a document. */
export interface Problem {
  key: string;
  /** An error stands in the way of publishing, a hint does not. */
  kind: 'error' | 'hint';
  message: string;
  path: Path;
  /** Where the cursor belongs to mend it. */
  cursor: Path;
  place: Place;
  /** The document that the place points to, by its published id, if it is a choice of another document. */
  target: string | undefined;
}

/** What was found, errors before hints and else in the order of the form; the same finding at one place is one. */
export function listProblems(
  type: ObjectSchemaType,
  value: unknown,
  markers: readonly ValidationMarker[],
): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { level, message, path } of markers) {
    const place = describePlace(type, value, path);
    const key = `${placeInWords(place)}: ${message}`;
    if (problems.has(key)) continue;
    const kind = level === 'error' ? 'error' : 'hint';
    const target = targetOf(readPath(value, path));
    problems.set(key, { key, kind, message, path, cursor: cursorPath(type, value, path), place, target });
  }
  // Of a thing that is missing, the parts are told one by one: filling them in mends both.
  const parts = [...problems.values()].filter(
    ({ path }) => readPath(value, path) !== undefined || !markers.some((other) => isInside(other.path, path)),
  );
  const all = parts.sort((one, other) => fieldIndex(type, one) - fieldIndex(type, other));
  return [...all.filter(({ kind }) => kind === 'error'), ...all.filter(({ kind }) => kind === 'hint')];
}

/** Whether the path leads to a part of what the other one leads to. */
function isInside(path: Path, other: Path): boolean {
  return path.length > other.length && isSame(path.slice(0, other.length), other);
}

/** Where the problem's field comes in the form; checks that take time report late, not last. */
function fieldIndex(type: ObjectSchemaType, { path }: Problem): number {
  return type.fields.findIndex(({ name }) => name === path[0]);
}

function targetOf(value: unknown): string | undefined {
  if (!isObject(value) || typeof value._ref !== 'string') return undefined;
  return getPublishedId(value._ref);
}
