import { applyPatch, type RawPatch } from 'mendoza';
import type { LakeDocument } from '../documents/document.ts';
import type { Commit } from './commit.ts';
import { withoutRevision } from './effects.ts';
import type { DocumentChange } from './pending-transaction.ts';
import type { LoggedChange, TransactionLog } from './transaction-log.ts';

/** Enough for listeners that resume after a restart, during which there are few writes. */
const MAX_CHANGES = 200;

/**
 * Reconstructs the last commits from the log, oldest first. The documents before and after each commit are computed by reverting
 * changes from the current documents. It ends at the last deletion of a document with its history.
 *
 * @param current returns the current version of a document
 */
export function readLoggedCommits(
  log: TransactionLog,
  current: (id: string) => LakeDocument | undefined,
): Commit[] {
  const states = new Map<string, LakeDocument | undefined>();
  const commits: { commit: Commit; changes: DocumentChange[] }[] = [];
  const changes = log.readLatestChanges(MAX_CHANGES);
  // The oldest transaction may be incomplete.
  let firstUnknown = changes.length === MAX_CHANGES ? changes.at(-1)?.transactionId : undefined;
  for (const logged of changes) {
    const { transactionId, author, timestamp, documentId: id } = logged;
    if (transactionId === firstUnknown) break;
    const after = states.has(id) ? states.get(id) : current(id);
    const before = undo(logged, after);
    states.set(id, before);
    // A document that was deleted with its history cannot be reconstructed.
    if (after?._rev !== logged.resultRev || before?._rev !== logged.previousRev) {
      firstUnknown = transactionId;
      break;
    }
    let last = commits.at(-1);
    if (last?.commit.transactionId !== transactionId) {
      const own: DocumentChange[] = [];
      last = { commit: { transactionId, author, timestamp, changes: own }, changes: own };
      commits.push(last);
    }
    last.changes.unshift({ id, before, after, mutations: logged.mutations, purged: false });
  }
  const known = commits.map(({ commit }) => commit).filter((commit) => commit.transactionId !== firstUnknown);
  return known.reverse();
}

function undo(logged: LoggedChange, after: LakeDocument | undefined): LakeDocument | undefined {
  // The type is safe: our encoder wrote the effects in mendoza's format.
  const state: unknown = applyPatch(withoutRevision(after), logged.effects.revert as RawPatch);
  if (state === null || state === undefined) return undefined;
  return { ...(state as LakeDocument), _rev: logged.previousRev ?? '' };
}
