import { isSame } from '../publishing/is-same.ts';
import { isObject } from '../publishing/read-value.ts';

/** A field of a document that was being written: as the lake had it, and as it was typed. */
export interface KeptField {
  name: string;
  before: unknown;
  typed: unknown;
}

/** What a browser keeps of a document until the lake has it. */
export interface KeptTexts {
  id: string;
  type: string;
  /** What the document is called, for whoever has not opened it. */
  title: string;
  /** What is on its way to the lake. */
  pending: KeptField[];
  /** What did not get there: its window was closed, or the lake refused it. */
  lost: KeptField[];
}

/** The fields in which two states of a document differ. */
export function changedFields(before: object, typed: object): KeptField[] {
  const names = new Set(
    [...Object.keys(before), ...Object.keys(typed)].filter((name) => !name.startsWith('_')),
  );
  return [...names].flatMap((name) => {
    const field = { name, before: Reflect.get(before, name), typed: Reflect.get(typed, name) };
    return isSame(field.before, field.typed) ? [] : [field];
  });
}

/** Whether a document has what was added to a field, perhaps among words that somebody else has written since. */
export function hasArrived({ name, before, typed }: KeptField, document: object): boolean {
  const now = Reflect.get(document, name);
  if (isSame(now, typed)) return true;
  const earlier = textsOf(before);
  const present = textsOf(now);
  const changed = [...textsOf(typed)].filter(([path, text]) => earlier.get(path) !== text);
  return changed.every(([path, text]) => {
    const added = addedPart(earlier.get(path) ?? '', text);
    const there = present.get(path);
    return there !== undefined && (added === '' ? there === text : there.includes(added));
  });
}

/** The texts of a field that were typed, for somebody to read. */
export function typedTexts({ before, typed }: KeptField): string[] {
  const earlier = textsOf(before);
  return [...textsOf(typed)].flatMap(([path, text]) => (earlier.get(path) === text ? [] : text));
}

/** Every text inside a value under its path; items of lists by their keys, since others may move them. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'number' || typeof value === 'boolean') return new Map([[path, String(value)]]);
  const parts = Array.isArray(value)
    ? value.map((item, index) => [isObject(item) ? String(item._key ?? index) : String(index), item] as const)
    : Object.entries(isObject(value) ? value : {}).filter(([name]) => !['_key', '_type'].includes(name));
  return new Map(parts.flatMap(([name, part]) => [...textsOf(part, `${path}/${name}`)]));
}

/** What stands in the later text between the beginning and the end that both have. */
function addedPart(before: string, typed: string): string {
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start++;
  let end = 0;
  const most = Math.min(before.length, typed.length) - start;
  while (end < most && before.at(-1 - end) === typed.at(-1 - end)) end++;
  return typed.slice(start, typed.length - end);
}
