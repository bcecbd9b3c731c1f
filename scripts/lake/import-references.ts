import type { SanityClient } from '@sanity/client';
import { type RetryOptions, withRetries } from '../retry.ts';
import type { ImportedDocument } from './read-documents.ts';

/** A document with its references that were strong, by path. */
export type WeakenedDocument = { id: string; paths: string[] };

const PATHS_PER_TRANSACTION = 500;

/**
 * Makes the strong references of a document weak, so that it can be written before the documents that it refers to. Sanity's tool
 * would do so too, but makes them strong again when the documents that it was given are written, which are not all.
 */
export function weakenReferences(document: ImportedDocument, id: string): WeakenedDocument {
  const paths: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('_ref' in value && (!('_weak' in value) || value._weak !== true)) {
      Object.assign(value, { _weak: true });
      paths.push(path);
    }
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) visit(child, path + step(key, isList, path === ''));
  };
  visit(document, '');
  return { id, paths };
}

function step(key: string, isIndex: boolean, isFirst: boolean): string {
  if (isIndex) return `[${key}]`;
  if (!/^[a-z_]\w*$/i.test(key)) return `[${JSON.stringify(key)}]`;
  return isFirst ? key : `.${key}`;
}

/**
 * Makes references strong again. An attempt that fails can be repeated, since it removes a field.
 *
 * @throws what the lake answers, such as that a document is missing
 */
export async function strengthenReferences(
  client: SanityClient,
  documents: readonly WeakenedDocument[],
  retry?: RetryOptions,
): Promise<void> {
  const fields = documents.flatMap(({ id, paths }) => paths.map((path) => ({ id, path: `${path}._weak` })));
  for (let from = 0; from < fields.length; from += PATHS_PER_TRANSACTION) {
    const transaction = client.transaction();
    const patches = Map.groupBy(fields.slice(from, from + PATHS_PER_TRANSACTION), ({ id }) => id);
    for (const [id, found] of patches) transaction.patch(id, { unset: found.map(({ path }) => path) });
    await withRetries(() => transaction.commit({ visibility: 'async', returnDocuments: false }), retry);
  }
}
