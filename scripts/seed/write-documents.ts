import type { Mutation, SanityClient } from '@sanity/client';
import type { createLedger } from '../migrate/ledger.ts';
import { isTransient, type RetryOptions, withRetries } from '../shared/retry.ts';
import { getDraftId, type Plan } from './seed-plan.ts';

/** The reason why something was not written, by `_id` or by the id of a file. */
export type Failures = Map<string, string>;

type WriteOptions = {
  retry: RetryOptions;
  /** A document that is written with the others, so that a seed that is cut short is seeded again with it. */
  ledger: ReturnType<typeof createLedger> | undefined;
};

/**
 * Writes the planned documents in one transaction; when the lake refuses it, each document separately, so that one error does not
 * prevent the others. Documents that refer to a failed one are skipped.
 *
 * @param failed failures so far; new ones are added
 * @throws the client's errors when the lake cannot be reached
 */
export async function writeDocuments(
  client: SanityClient,
  plans: readonly Plan[],
  failed: Failures,
  { retry, ledger }: WriteOptions,
): Promise<void> {
  const ready = plans.filter((plan) => !isWaiting(plan, failed));
  const ledgerMutations: Mutation[] = ledger ? [{ createIfNotExists: ledger }] : [];
  const all = [...ready.flatMap(makeMutations), ...ledgerMutations];
  if (all.length === 0) return;
  try {
    await commit(client, all, retry);
  } catch (error) {
    if (isTransient(error)) throw error;
    for (const plan of ready) await writeOne(client, plan, failed, retry);
    if (ledger) await commit(client, ledgerMutations, retry);
  }
}

async function writeOne(
  client: SanityClient,
  plan: Plan,
  failed: Failures,
  retry: RetryOptions,
): Promise<void> {
  const mutations = makeMutations(plan);
  if (mutations.length === 0 || isWaiting(plan, failed)) return;
  try {
    await commit(client, mutations, retry);
  } catch (error) {
    if (isTransient(error)) throw error;
    failed.set(plan.document._id, error instanceof Error ? error.message : String(error));
  }
}

/** Whether a document refers to a failed one; then it is added to the failures. Documents come after those that they refer to. */
function isWaiting({ document, action }: Plan, failed: Failures): boolean {
  if ((action !== 'create' && action !== 'replace') || failed.size === 0) return false;
  if (failed.has(document._id)) return true;
  const text = JSON.stringify(document);
  const missing = [...failed.keys()].find((id) => text.includes(`"_ref":"${id}"`));
  if (missing) failed.set(document._id, `refers to ${missing}, which failed`);
  return missing !== undefined;
}

function makeMutations({ document, action, hasDraft }: Plan): Mutation[] {
  // Not `create`, since an editor may have created the document in the meantime.
  if (action === 'create') return [{ createIfNotExists: document }];
  if (action !== 'replace') return [];
  const dropDraft: Mutation = { delete: { id: getDraftId(document._id) } };
  return [{ createOrReplace: document }, ...(hasDraft ? [dropDraft] : [])];
}

/** Each of these mutations is idempotent, so a retry after a lost response is safe. */
function commit(client: SanityClient, mutations: readonly Mutation[], retry: RetryOptions) {
  return withRetries(
    () => client.transaction([...mutations]).commit({ visibility: 'sync', tag: 'seed.write' }),
    retry,
  );
}
