import type { DocumentIndex } from '../dataset-index/document-index.ts';
import { createInvalidError } from '../errors.ts';
import { SIGNED_IN_LIMITS } from '../work-meter.ts';
import { answerQuery } from './evaluate-query.ts';

/** The documents of a pending transaction, on which a patch or delete by query operates. */
type Readable = { readonly index: DocumentIndex };

/**
 * The ids of the documents that a query selects.
 *
 * @throws ItemError 400 when the query returns something other than documents
 */
export async function selectIds(
  query: string,
  params: Record<string, unknown>,
  reader: Readable,
  names: { projectId: string; dataset: string },
): Promise<string[]> {
  const request = { query, params, perspective: 'raw', documents: reader.index, ...names } as const;
  const result = await answerQuery(
    { ...request, limits: SIGNED_IN_LIMITS },
    (response) => response.result,
    () => {},
  );
  const selected = Array.isArray(result) ? result : result === null ? [] : [result];
  return selected.map((document) => {
    if (typeof document?._id === 'string') return document._id;
    throw createInvalidError('The query of a patch or delete must select whole documents');
  });
}
