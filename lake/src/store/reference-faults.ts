import type { LakeDocument } from '../documents/document.ts';
import { isDocumentId } from '../documents/document-id.ts';
import { createInvalidError } from '../errors.ts';

/** The keys of a reference in @sanity/types (Reference, CrossDatasetReferenceValue). Sanity refuses any other. */
const KEYS: ReadonlySet<string> = new Set([
  ...['_type', '_ref', '_weak', '_key', '_strengthenOnPublish', '_projectId', '_dataset'],
]);

/** `dataset:<project>.<dataset>:`, `media-library:<library>:` and others in front of the id in a global document reference. */
const GLOBAL_PREFIX = /^[a-z-]+:[\w.-]+:/i;

/** A reference that Sanity refuses: where it is in its document, and why. */
type ReferenceFault = { path: string; fault: string };

/** Lists the references of a document that Sanity refuses: an object with `_ref` may have only certain keys, and `_ref` is an id. */
export function findReferenceFaults(document: LakeDocument): ReferenceFault[] {
  const found: ReferenceFault[] = [];
  collect(document, [], found);
  return found;
}

/**
 * Refuses the faults that none of the earlier versions has: a lake may hold such documents, and they can still be edited and published.
 *
 * @throws ItemError 400
 */
export function assertReferences(document: LakeDocument, earlier: () => readonly LakeDocument[]): void {
  // Every write asks this. Where a fault is matters only when there is one.
  if (!hasFault(document)) return;
  const faults = findReferenceFaults(document);
  const added = earlier().map((version) => findAddedFaults(faults, findReferenceFaults(version)));
  const [first] = added.reduce((least, list) => (list.length < least.length ? list : least), faults);
  if (!first) return;
  throw createInvalidError(
    `${first.fault}, in the reference at "${first.path}" of document "${document._id}"`,
    {
      id: document._id,
    },
  );
}

function hasFault(value: object): boolean {
  if (!Array.isArray(value) && findFault(value) !== undefined) return true;
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null && hasFault(child)) return true;
  return false;
}

/** Faults have no identity: inserting and removing elements of a list moves those after them. */
function findAddedFaults(
  faults: readonly ReferenceFault[],
  before: readonly ReferenceFault[],
): ReferenceFault[] {
  const known = before.map(({ fault }) => fault);
  return faults.filter(({ fault }) => {
    const index = known.indexOf(fault);
    if (index !== -1) known.splice(index, 1);
    return index === -1;
  });
}

function collect(value: unknown, steps: (string | number)[], found: ReferenceFault[]): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const fault = isList ? undefined : findFault(value);
  if (fault !== undefined) found.push({ path: spellPath(steps), fault });
  for (const [name, child] of Object.entries(value)) {
    if (typeof child !== 'object') continue;
    steps.push(isList ? Number(name) : name);
    collect(child, steps, found);
    steps.pop();
  }
}

function findFault(object: object): string | undefined {
  if (!('_ref' in object)) return undefined;
  const key = Object.keys(object).find((name) => !KEYS.has(name));
  if (key !== undefined) return `Key "${key}" not allowed in ref`;
  const { _ref: id } = object;
  if (typeof id !== 'string')
    return `"_ref" must be the id of a document, got ${id === null ? 'null' : typeof id}`;
  return isDocumentId(id.replace(GLOBAL_PREFIX, ''))
    ? undefined
    : `"_ref" must be the id of a document, got "${id}"`;
}

function spellPath(steps: readonly (string | number)[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
