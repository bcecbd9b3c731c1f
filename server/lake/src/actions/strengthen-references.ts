import type { LakeDocument } from '../document.ts';
import { isObject, type JsonObject } from '../mutations/json-object.ts';

/**
 * The document with the references that a draft kept weak until now made strong. The Studio writes
 * `_weak` with `_strengthenOnPublish` when it refers to a document that is not published yet.
 */
export function strengthenReferences(document: LakeDocument): LakeDocument {
  // The walk keeps every field that is no reference, the system fields among them.
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
