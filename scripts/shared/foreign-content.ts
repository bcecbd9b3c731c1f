import type { SanityClient } from '@sanity/client';
import { LEDGER_ID } from '../migrate/ledger.ts';
import { OperatorError } from './operator-error.ts';

/** The dataset holds another site's content; `message` says which and what to do. */
export class ForeignContentError extends OperatorError {
  override name = 'ForeignContentError';
}

/** Types of documents that Sanity and its plugins create in any dataset. */
const COMMON_TYPES = /^(sanity|system|media|assist|migration)\b|^migration[A-Z]/;

/**
 * Refuses to write into a dataset that belongs to another site. A dataset of this project has the ledger of migrations; one
 * without a ledger (older, or empty) must have no document types that the content model lacks.
 *
 * @throws ForeignContentError
 */
export async function refuseForeignContent(client: SanityClient): Promise<void> {
  const types = await client.fetch<string[]>(
    'select(defined(*[_id == $ledger][0]._id) => [], array::unique(*[!(_id in path("_.**"))]._type))',
    { ledger: LEDGER_ID },
    { tag: 'scripts.whose' },
  );
  const others = types.filter((type) => !COMMON_TYPES.test(type));
  if (others.length === 0) return;
  // Loaded only here, because a dataset with a ledger needs no comparison.
  const { schemaTypes } = await import('../../schemas/schema-types.ts');
  const known = new Set(schemaTypes.map(({ name }) => name));
  const foreign = others.filter((type) => !known.has(type)).sort();
  if (foreign.length === 0) return;
  const { projectId, dataset } = client.config();
  const more = foreign.length > 5 ? ` and ${foreign.length - 5} more` : '';
  throw new ForeignContentError(
    `The dataset ${projectId}/${dataset} holds the content of another site: documents of the types ${foreign.slice(0, 5).join(', ')}${more}. Nothing was changed. Check SANITY_PROJECT_ID and SANITY_DATASET; this site needs a dataset of its own.`,
  );
}
