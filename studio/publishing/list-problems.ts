import type { ObjectSchemaType, Path, ValidationMarker } from '@sanity/types';
import { describePlace, type Place, placeInWords } from './describe-place.ts';
import { isObject, readPath } from './read-value.ts';

/** Something that the checks of the content model found in a document. */
export interface Problem {
  key: string;
  /** An error stands in the way of publishing, a hint does not. */
  kind: 'error' | 'hint';
  message: string;
  /** Where the cursor belongs. */
  path: Path;
  place: Place;
  /** The document that the place points to, without `drafts.`, if it is a choice of another document. */
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
    // The search for another choice, which the Studio shows in place of a choice once the cursor is to be in it.
    const cursor = target === undefined ? path : [...path, '_ref'];
    problems.set(key, { key, kind, message, path: cursor, place, target });
  }
  const all = [...problems.values()].sort((one, other) => fieldIndex(type, one) - fieldIndex(type, other));
  return [...all.filter(({ kind }) => kind === 'error'), ...all.filter(({ kind }) => kind === 'hint')];
}

/** Where the problem's field comes in the form; checks that take time report late, not last. */
function fieldIndex(type: ObjectSchemaType, { path }: Problem): number {
  return type.fields.findIndex(({ name }) => name === path[0]);
}

function targetOf(value: unknown): string | undefined {
  if (!isObject(value) || typeof value._ref !== 'string') return undefined;
  return value._ref.replace(/^drafts\./, '');
}
