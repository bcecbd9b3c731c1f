import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createInvalidError } from '../errors.ts';
import { withArrayKeysInObject, withArrayKeysInPatch } from '../mutations/array-keys.ts';
import { type PatchOperations, parsePatchOperations } from '../mutations/patch-operations.ts';

/** Reads and checks the fields of one action. All methods throw ItemError 400 for an invalid field. */
export class ActionFields {
  readonly #action: JsonObject;

  constructor(action: JsonObject) {
    this.#action = action;
  }

  has(name: string): boolean {
    return this.#action[name] !== undefined;
  }

  readText(name: string): string {
    const value = this.#action[name];
    if (typeof value !== 'string' || value === '') throw this.#createError(name, 'a string');
    return value;
  }

  /** The id of a draft or version. The Studio sends it under the field's older name, `draftId`. */
  readVersionId(): string {
    return this.readText(this.has('draftId') && !this.has('versionId') ? 'draftId' : 'versionId');
  }

  /** The ids of the drafts and versions to delete, from the field's newer and older name. */
  readVersionIds(): string[] {
    return [...this.readTexts('includeVersions'), ...this.readTexts('includeDrafts')];
  }

  readOptionalText(name: string): string | undefined {
    return this.has(name) ? this.readText(name) : undefined;
  }

  /** An absent field is false. */
  readFlag(name: string): boolean {
    const value = this.#action[name] ?? false;
    if (typeof value !== 'boolean') throw this.#createError(name, 'true or false');
    return value;
  }

  readTexts(name: string): string[] {
    const value = this.#action[name] ?? [];
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
      throw this.#createError(name, 'a list of strings');
    }
    return value;
  }

  /** An object to store. Objects in its arrays get a `_key`, which mutations add only on request. */
  readObject(name: string): JsonObject {
    return withArrayKeysInObject(this.#readObject(name));
  }

  /** A patch. Objects in arrays that it writes get a `_key` too. */
  readPatch(name: string): PatchOperations {
    return withArrayKeysInPatch(parsePatchOperations(this.#readObject(name)));
  }

  #readObject(name: string): JsonObject {
    const value = this.#action[name];
    if (!isObject(value)) throw this.#createError(name, 'an object');
    return value;
  }

  #createError(name: string, expected: string) {
    return createInvalidError(`The action ${String(this.#action.actionType)} needs "${name}" (${expected})`);
  }
}
