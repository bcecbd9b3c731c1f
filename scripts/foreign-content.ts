import type { SanityClient } from '@sanity/client';
import { LEDGER_ID } from './migrate/ledger.ts';
import { OperatorError } from './operator-error.ts';

/** The dataset holds the content of something else; `message` says what, and what to do. */
export class ForeignContentError extends OperatorError {
  override name = 'ForeignContentError';
}

/** What Sanity and its plugins keep beside anybody's content. */
const COMMON = /^(sanity|system|media|assist|migration)\b|^migration[A-Z]/;

/**
 * Refuses a dataset that belongs to another site, before anything is written into it. Ours has the ledger of
 * migrations; one that is older than the ledger, or empty, has no documents of types that the content model lacks.
 *
 * @throws ForeignContentError
 */
export async function refuseForeignContent(client: SanityClient): Promise<void> {
  const types = await client.fetch<string[]>(
    'select(defined(*[_id == $ledger][0]._id) => [], array::unique(*[!(_id in path("_.**"))]._type))',
    { ledger: LEDGER_ID },
    { tag: 'scripts.whose' },
  );
  const others = types.filter((type) => !COMMON.test(type));
  if (others.length === 0) return;
  // Loaded only now: most of the time there is nothing to compare.
  const { schemaTypes } = await import('../schemas/schema-types.ts');
  const known = new Set(schemaTypes.map(({ name }) => name));
  const foreign = others.filter((type) => !known.has(type)).sort();
  if (foreign.length === 0) return;
  const { projectId, dataset } = client.config();
  const more = foreign.length > 5 ? ` and ${foreign.length - 5} more` : '';
  throw new ForeignContentError(
    `The dataset ${projectId}/${dataset} holds the content of another site: documents of the types ${foreign.slice(0, 5).join(', ')}${more}. Nothing was changed. Check SANITY_PROJECT_ID and SANITY_DATASET; to write there all the same, add --beside-other-content.`,
  );
}
