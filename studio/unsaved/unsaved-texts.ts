import { isObject } from '../../content/is-object.ts';
import { findChangedPart } from '../shared/caret-tracking.ts';
import { isSameContent } from '../shared/is-same-content.ts';

/** A changed field of a document: the value in the lake before, and the edited value. */
export interface UnsavedField {
  name: string;
  before: unknown;
  typed: unknown;
}

/** Unsaved changes of a document, as stored in the browser. */
export interface UnsavedTexts {
  id: string;
  type: string;
  /** Name of the document, shown while it is not open. */
  title: string;
  /** Changes that a window is sending to the lake. */
  pending: UnsavedField[];
  /** The id of that window. */
  window: string;
  /** Changes that were not stored, because the window was closed or the lake rejected them. */
  lost: UnsavedField[];
}

/** The fields that differ between two versions of a document. */
export function listChangedFields(before: object, typed: object): UnsavedField[] {
  const names = new Set(
    [...Object.keys(before), ...Object.keys(typed)].filter((name) => !name.startsWith('_')),
  );
  return [...names].flatMap((name) => {
    const field = { name, before: Reflect.get(before, name), typed: Reflect.get(typed, name) };
    return isSameContent(field.before, field.typed) ? [] : [field];
  });
}

/** The unsaved changes once their window has stopped sending: what was pending is lost. */
export function removeSent(kept: UnsavedTexts): UnsavedTexts {
  const { pending, lost } = kept;
  if (pending.length === 0) return kept;
  const earlier = lost.filter(({ name }) => !pending.some((field) => field.name === name));
  return { ...kept, pending: [], lost: [...earlier, ...pending] };
}

/** The unsaved changes without the lost ones that a document contains. */
export function withoutSaved(kept: UnsavedTexts, document: object): UnsavedTexts {
  const lost = kept.lost.filter((field) => !hasArrived(field, document));
  return lost.length === kept.lost.length ? kept : { ...kept, lost };
}

/** Whether a document contains the text added to a field, even if another editor has changed the field since. */
export function hasArrived({ name, before, typed }: UnsavedField, document: object): boolean {
  const now = Reflect.get(document, name);
  if (isSameContent(now, typed)) return true;
  const earlier = listTexts(before);
  const present = listTexts(now);
  const changed = [...listTexts(typed)].filter(([path, text]) => earlier.get(path) !== text);
  return changed.every(([path, text]) => {
    const added = getAddedPart(earlier.get(path) ?? '', text);
    const there = present.get(path);
    return there !== undefined && (added === '' ? there === text : there.includes(added));
  });
}

/** The edited texts of a field, for display. */
export function listTypedTexts({ before, typed }: UnsavedField): string[] {
  const earlier = listTexts(before);
  return [...listTexts(typed)].flatMap(([path, text]) => (earlier.get(path) === text ? [] : text));
}

/** All texts inside a value, by path. Array items are addressed by key, because they may be moved. */
function listTexts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'number' || typeof value === 'boolean') return new Map([[path, String(value)]]);
  const parts = Array.isArray(value)
    ? value.map((item, index) => [isObject(item) ? String(item._key ?? index) : String(index), item] as const)
    : Object.entries(isObject(value) ? value : {}).filter(([name]) => !['_key', '_type'].includes(name));
  return new Map(parts.flatMap(([name, part]) => [...listTexts(part, `${path}/${name}`)]));
}

/** The part of the new text between the common prefix and suffix. */
function getAddedPart(before: string, typed: string): string {
  const { start, end } = findChangedPart(before, typed);
  return typed.slice(start, typed.length - end);
}
