import { isObject, type JsonObject } from '../documents/json-object.ts';
import { invalid } from '../errors.ts';
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

  text(name: string): string {
    const value = this.#action[name];
    if (typeof value !== 'string' || value === '') throw this.#wrong(name, 'a string');
    return value;
  }

  /** The id of a draft or version. The Studio sends it under the field's older name, `draftId`. */
  versionId(): string {
    return this.text(this.has('draftId') && !this.has('versionId') ? 'draftId' : 'versionId');
  }

  /** The ids of the drafts and versions to delete, from the field's newer and older name. */
  versionIds(): string[] {
    return [...this.texts('includeVersions'), ...this.texts('includeDrafts')];
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined;
  }

  /** An absent field is false. */
  flag(name: string): boolean {
    const value = this.#action[name] ?? false;
    if (typeof value !== 'boolean') throw this.#wrong(name, 'true or false');
    return value;
  }

  texts(name: string): string[] {
    const value = this.#action[name] ?? [];
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
      throw this.#wrong(name, 'a list of strings');
    }
    return value;
  }

  /** An object to store. Objects in its arrays get a `_key`, which mutations add only on request. */
  object(name: string): JsonObject {
    return withArrayKeysInObject(this.#object(name));
  }

  /** A patch. Objects in arrays that it writes get a `_key` too. */
  patch(name: string): PatchOperations {
    return withArrayKeysInPatch(parsePatchOperations(this.#object(name)));
  }

  #object(name: string): JsonObject {
    const value = this.#action[name];
    if (!isObject(value)) throw this.#wrong(name, 'an object');
    return value;
  }

  #wrong(name: string, expected: string) {
    return invalid(`The action ${String(this.#action.actionType)} needs "${name}" (${expected})`);
  }
}
