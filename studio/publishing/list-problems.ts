import { getPublishedId } from '@sanity/client/csm';
import type { ObjectSchemaType, Path, ValidationMarker } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';
import { describeField, type FieldLocation, formatLocation } from '../shared/describe-field.ts';
import { focusPathFor } from '../shared/focus-path.ts';
import { isSameContent } from '../shared/is-same-content.ts';
import { readPath } from '../shared/read-value.ts';

/** A validation message about a document. */
export interface Problem {
  key: string;
  /** Errors block publishing, hints (warnings and infos) do not. */
  kind: 'error' | 'hint';
  message: string;
  path: Path;
  /** Path of the input to focus. */
  focusPath: Path;
  place: FieldLocation;
  /** Published id of the referenced document, if the value is a reference. */
  target: string | undefined;
}

/**
 * Converts validation markers to a list: errors first, then in the order of the form, without repeated messages
 * at the same location.
 */
export function listProblems(
  type: ObjectSchemaType,
  value: unknown,
  markers: readonly ValidationMarker[],
): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { level, message, path } of markers) {
    const place = describeField(type, value, path);
    const key = `${formatLocation(place)}: ${message}`;
    if (problems.has(key)) continue;
    const kind = level === 'error' ? 'error' : 'hint';
    const target = getTarget(readPath(value, path));
    problems.set(key, {
      key,
      kind,
      message,
      path,
      focusPath: focusPathFor(type, value, path),
      place,
      target,
    });
  }
  // For a missing object, only the messages about its required fields are listed: filling them in resolves
  // both.
  const parts = [...problems.values()].filter(
    ({ path }) => readPath(value, path) !== undefined || !markers.some((other) => isInside(other.path, path)),
  );
  const all = parts.sort((one, other) => getFieldIndex(type, one) - getFieldIndex(type, other));
  return [...all.filter(({ kind }) => kind === 'error'), ...all.filter(({ kind }) => kind === 'hint')];
}

/** Whether a path is below another one. */
function isInside(path: Path, other: Path): boolean {
  return path.length > other.length && isSameContent(path.slice(0, other.length), other);
}

/** Position of the field in the form. Markers arrive in the order in which asynchronous rules finish. */
function getFieldIndex(type: ObjectSchemaType, { path }: Problem): number {
  return type.fields.findIndex(({ name }) => name === path[0]);
}

function getTarget(value: unknown): string | undefined {
  if (!isObject(value) || typeof value._ref !== 'string') return undefined;
  return getPublishedId(value._ref);
}
