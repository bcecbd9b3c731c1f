import type { LakeDocument } from '../documents/document.ts';
import { createInvalidError } from '../errors.ts';

/** The hosted lake's limit for one document on the free and growth plans: https://www.sanity.io/docs/content-lake/technical-limits */
const MAX_ATTRIBUTES = 1_000;

/**
 * Refuses a document with too many attributes, unless one of its earlier versions has as many: a lake may hold such documents.
 *
 * @throws ItemError 400
 */
export function assertAttributes(document: LakeDocument, earlier: () => readonly LakeDocument[]): void {
  // Counting the values is much cheaper, and few documents have that many.
  if (countValues(document) <= MAX_ATTRIBUTES) return;
  const count = countAttributes(document);
  if (count <= MAX_ATTRIBUTES || earlier().some((version) => countAttributes(version) >= count)) return;
  throw createInvalidError(
    `Document "${document._id}" has ${count} attributes, and the limit is ${MAX_ATTRIBUTES}: each path counts once for each type of its values. In a list of objects, the attributes of all elements have the same paths`,
    { id: document._id },
  );
}

function countValues(value: object): number {
  const children = Object.values(value);
  let count = children.length;
  for (const child of children) if (typeof child === 'object' && child !== null) count += countValues(child);
  return count;
}

/** Counts the combinations of path and type. The elements of an array share a path, so `[2.5, 3.5, "a"]` adds the array and two more. */
export function countAttributes(document: LakeDocument): number {
  const found = new Set<string>();
  for (const [name, value] of Object.entries(document)) collect(value, name, found);
  return found.size;
}

function collect(value: unknown, path: string, found: Set<string>): void {
  found.add(`${getTypeName(value)} ${path}`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value))
    collect(child, Array.isArray(value) ? `${path}[]` : `${path}.${name}`, found);
}

function getTypeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
