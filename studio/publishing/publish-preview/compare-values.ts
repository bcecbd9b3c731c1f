import type { Path } from '@sanity/types';
import { isObject } from '../../../content/is-object.ts';
import { readBlockText } from '../../shared/format-text.ts';
import { isSameContent } from '../../shared/is-same-content.ts';

/** A document as stored in the lake. */
export type Content = Record<string, unknown> & { _id: string; _type: string };

/** A difference between two values. Placeholders such as `{product}` are not replaced in its texts. */
export type Difference =
  /** A text, a number or an option; empty where there is none. */
  | { kind: 'text'; path: Path; before: string; after: string }
  /** An array item, by its name. */
  | { kind: 'added' | 'removed'; path: Path; text: string }
  /** A new order of an array, as the names of the items that remain. */
  | { kind: 'moved'; path: Path; order: string[] }
  /** A file, by its asset ids; empty where there is none. */
  | { kind: 'asset'; path: Path; before: string; after: string }
  /** Crop or hotspot of a picture. */
  | { kind: 'crop'; path: Path }
  /** Formatting or links of a paragraph with unchanged text. */
  | { kind: 'style'; path: Path; text: string };

/** System fields, which are not visible on a page. */
const UNSEEN = new Set([
  '_id',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_type',
  '_key',
  '_weak',
  '_strengthenOnPublish',
]);

/** Compares two versions of a document. */
export function compareValues(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSameContent(before, after)) return [];
  if (Array.isArray(before) || Array.isArray(after)) {
    return compareLists(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path);
  }
  if (isObject(before) || isObject(after)) {
    return compareObjects(isObject(before) ? before : {}, isObject(after) ? after : {}, path);
  }
  const texts = { path, before: getText(before), after: getText(after) };
  const kind = isAssetId(texts.before) || isAssetId(texts.after) ? 'asset' : 'text';
  return [{ kind, ...texts }];
}

function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): Difference[] {
  const paragraph = readBlockText(after) ?? readBlockText(before);
  if (paragraph !== undefined) return compareParagraphs(before, after, path);
  if ('asset' in before || 'asset' in after) return compareAssets(before, after, path);
  // A different document in the same position, such as the next agent: its name is enough.
  if (path.length > 0 && before._id !== after._id) {
    return [{ kind: 'text', path, before: getEntryName(before), after: getEntryName(after) }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !UNSEEN.has(name))
    .flatMap((name) => compareValues(before[name], after[name], [...path, name]));
}

function compareParagraphs(before: unknown, after: unknown, path: Path): Difference[] {
  const [was, is] = [readBlockText(before) ?? '', readBlockText(after) ?? ''];
  return [was === is ? { kind: 'style', path, text: is } : { kind: 'text', path, before: was, after: is }];
}

function compareAssets(
  { asset: assetBefore, crop: cropBefore, hotspot: hotspotBefore, ...before }: Record<string, unknown>,
  { asset: assetAfter, crop: cropAfter, hotspot: hotspotAfter, ...after }: Record<string, unknown>,
  path: Path,
): Difference[] {
  const words = compareValues(before, after, path);
  const ids = { before: getTarget(assetBefore), after: getTarget(assetAfter) };
  if (ids.before !== ids.after) return [{ kind: 'asset', path, ...ids }, ...words];
  const isCropped = !isSameContent([cropBefore, hotspotBefore], [cropAfter, hotspotAfter]);
  return isCropped ? [{ kind: 'crop', path }, ...words] : words;
}

function getTarget(reference: unknown): string {
  return isObject(reference) ? getText(reference._ref) : '';
}

function getText(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return value === undefined || value === null ? '' : String(value);
}

/** Compares two arrays: added, removed and changed items, and whether the remaining items are in another order. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  const [was, is] = [mapByIdentity(before), mapByIdentity(after)];
  if (was === undefined || is === undefined) return comparePlainLists(before, after, path);
  const stayed = [...is.keys()].filter((key) => was.has(key));
  const changed = stayed.flatMap((key) => compareValues(was.get(key), is.get(key), [...path, { _key: key }]));
  const orderBefore = [...was.keys()].filter((key) => is.has(key));
  const isMoved = stayed.some((key, index) => orderBefore[index] !== key);
  return [
    ...listMissing(is, was).map(([key, item]) => describeEntry('added', path, key, item)),
    ...listMissing(was, is).map(([key, item]) => describeEntry('removed', path, key, item)),
    ...(isMoved
      ? [{ kind: 'moved' as const, path, order: stayed.map((key) => getEntryName(is.get(key))) }]
      : []),
    ...changed,
  ];
}

function describeEntry(kind: 'added' | 'removed', path: Path, key: string, item: unknown): Difference {
  return { kind, path: [...path, { _key: key }], text: getEntryName(item) };
}

function listMissing(from: Map<string, unknown>, other: Map<string, unknown>): [string, unknown][] {
  return [...from].filter(([key]) => !other.has(key));
}

/**
 * Array items by `_key` or `_id`; undefined when an item has neither, such as a string, or when two items share
 * one.
 */
function mapByIdentity(items: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const item of items) {
    const key = isObject(item) ? (item._key ?? item._id) : undefined;
    if (typeof key !== 'string' || found.has(key)) return undefined;
    found.set(key, item);
  }
  return found;
}

/**
 * Compares arrays of plain values. With equal lengths, a different item counts as changed at its position, not
 * as removed and added.
 */
function comparePlainLists(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  const added = after.filter((item) => !before.some((other) => isSameContent(item, other)));
  const removed = before.filter((item) => !after.some((other) => isSameContent(item, other)));
  if (before.length === after.length && added.length > 0) {
    return after.flatMap((item, index) => compareValues(before[index], item, [...path, index]));
  }
  if (added.length === 0 && removed.length === 0) {
    return [{ kind: 'moved', path, order: after.map(getEntryName) }];
  }
  return [
    ...added.map((item): Difference => describeItem('added', [...path, after.indexOf(item)], item)),
    ...removed.map((item): Difference => describeItem('removed', [...path, before.indexOf(item)], item)),
  ];
}

function describeItem(kind: 'added' | 'removed', path: Path, item: unknown): Difference {
  return { kind, path, text: getEntryName(item) };
}

/** Name of an array item: its own text or its first text field; for a reference the id of its target. */
export function getEntryName(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return '';
  if (typeof item._ref === 'string') return item._ref;
  const words = readBlockText(item);
  if (words !== undefined) return words;
  const { name, title, label, heading, issue } = item;
  const own = [name, title, label, heading, issue].find((text) => typeof text === 'string' && text !== '');
  if (typeof own === 'string') return own;
  const texts = Object.entries(item).filter(
    ([field, value]) => !field.startsWith('_') && typeof value === 'string',
  );
  return texts.length > 0 ? String(texts[0]?.[1]) : '';
}

/** Whether a text is an asset id. */
function isAssetId(text: string): boolean {
  return /^(?:image-\w{20,}-\d+x\d+|file-\w{20,})-\w+$/.test(text);
}
