import type { LakeDocument } from '../documents/document.ts';
import { isObject, type JsonObject } from '../documents/json-object.ts';

/**
 * Makes references strong that are weak only until the document is published: the Studio writes `_weak` with
 * `_strengthenOnPublish` for a reference to an unpublished document.
 */
export function strengthenReferences(document: LakeDocument): LakeDocument {
  // The assertion is safe: only references change, so the system fields stay.
  return strengthen(document) as LakeDocument;
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  if (!isObject(value)) return value;
  return isObject(value._strengthenOnPublish) ? strengthenReference(value) : strengthenFields(value);
}

function strengthenReference(reference: JsonObject): JsonObject {
  const { _strengthenOnPublish, _weak, ...rest } = reference;
  const staysWeak = isObject(_strengthenOnPublish) && _strengthenOnPublish.weak === true;
  return staysWeak ? { ...rest, _weak: true } : rest;
}

function strengthenFields(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, child]) => [name, strengthen(child)]));
}
