import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createHttpError, createInvalidError } from '../errors.ts';
import type { CreateKind } from '../store/pending-transaction.ts';
import { type PatchOperations, parsePatchOperations } from './patch-operations.ts';

/** The documents of a patch or delete: ids, or a GROQ query with its parameters. */
export type Selection = { ids: string[] } | { query: string; params: JsonObject };

export type MutationInput =
  | { kind: CreateKind; document: JsonObject }
  | { kind: 'delete'; selection: Selection; purge: boolean }
  | { kind: 'patch'; selection: Selection; ifRevisionID: string | undefined; operations: PatchOperations };

const CREATES: readonly CreateKind[] = ['create', 'createOrReplace', 'createIfNotExists'];

/** Reads the list `mutations` of a request body. @throws LakeError 400 when there is none */
export function readMutations(body: unknown): unknown[] {
  if (isObject(body) && Array.isArray(body.mutations)) return body.mutations;
  throw createHttpError(400, 'The request body must be a JSON object with a list named "mutations"');
}

/**
 * Parses one mutation.
 *
 * @throws ItemError 400 with a description of the error
 */
export function parseMutation(input: unknown): MutationInput {
  if (!isObject(input)) throw createInvalidError('A mutation must be an object');
  const kinds = Object.keys(input);
  const kind = kinds[0];
  if (kinds.length !== 1 || kind === undefined) {
    throw createInvalidError(
      `A mutation must have exactly one kind, got ${kinds.length === 0 ? 'none' : kinds.join(', ')}`,
    );
  }
  const content = input[kind];
  if (!isObject(content)) throw createInvalidError(`The content of a "${kind}" mutation must be an object`);
  const create = CREATES.find((name) => name === kind);
  if (create) return { kind: create, document: content };
  if (kind === 'delete') return { kind, selection: parseSelection(content), purge: content.purge === true };
  if (kind === 'patch') return parsePatch(content);
  throw createInvalidError(`Unknown mutation "${kind}": use ${CREATES.join(', ')}, delete or patch`);
}

function parsePatch(content: JsonObject): MutationInput {
  const { id, query, params, ifRevisionID, ...operations } = content;
  if (ifRevisionID !== undefined && typeof ifRevisionID !== 'string') {
    throw createInvalidError('"ifRevisionID" must be a string');
  }
  const selection = parseSelection({ id, query, params });
  return { kind: 'patch', selection, ifRevisionID, operations: parsePatchOperations(operations) };
}

function parseSelection({ id, query, params }: JsonObject): Selection {
  if (typeof id === 'string') return { ids: [id] };
  if (Array.isArray(id) && id.every((item) => typeof item === 'string')) return { ids: id };
  if (typeof query === 'string') return { query, params: isObject(params) ? params : {} };
  throw createInvalidError('A patch or delete needs an "id" (a string or a list of strings) or a "query"');
}
