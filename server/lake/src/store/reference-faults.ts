import type { LakeDocument } from '../document.ts';
import { invalid } from '../errors.ts';
import { isDocumentId } from '../mutations/document-id.ts';

/** The keys of a reference in @sanity/types (Reference, CrossDatasetReferenceValue). Sanity refuses any other. */
const KEYS: ReadonlySet<string> = new Set([
  ...['_type', '_ref', '_weak', '_key', '_strengthenOnPublish', '_projectId', '_dataset'],
]);

/** `dataset:<project>.<dataset>:`, `media-library:<library>:` and others in front of the id in a global document reference. */
const GLOBAL_PREFIX = /^[a-z-]+:[\w.-]+:/i;

/** A reference that Sanity refuses: where it is in its document, and why. */
type ReferenceFault = { path: string; fault: string };

/** Lists the references of a document that Sanity refuses: an object with `_ref` may have only certain keys, and `_ref` is an id. */
export function referenceFaults(document: LakeDocument): ReferenceFault[] {
  const found: ReferenceFault[] = [];
  collect(document, [], found);
  return found;
}

/**
 * Refuses what is wrong in the references of a document, but for what was so before: a lake may hold such documents.
 *
 * @throws ItemError 400
 */
export function assertReferences(document: LakeDocument, before: LakeDocument | undefined): void {
  const faults = referenceFaults(document);
  if (faults.length === 0) return;
  const known = new Set(before && referenceFaults(before).map(({ path, fault }) => `${path} ${fault}`));
  const added = faults.find(({ path, fault }) => !known.has(`${path} ${fault}`));
  if (!added) return;
  throw invalid(`${added.fault}, in the reference at "${added.path}" of document "${document._id}"`, {
    id: document._id,
  });
}

function collect(value: unknown, steps: (string | number)[], found: ReferenceFault[]): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const fault = isList ? undefined : faultOf(value);
  if (fault !== undefined) found.push({ path: spelled(steps), fault });
  for (const [name, child] of Object.entries(value)) {
    if (typeof child !== 'object') continue;
    steps.push(isList ? Number(name) : name);
    collect(child, steps, found);
    steps.pop();
  }
}

function faultOf(object: object): string | undefined {
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

function spelled(steps: readonly (string | number)[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
