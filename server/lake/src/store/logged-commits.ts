import { applyPatch, type RawPatch } from 'mendoza';
import type { LakeDocument } from '../document.ts';
import type { Commit } from './commit.ts';
import { withoutRevision } from './effects.ts';
import type { DocumentChange } from './pending-transaction.ts';
import type { LoggedChange, TransactionLog } from './transaction-log.ts';

/** Enough for listeners that outlive a restart: what was written while a Studio was without the server is little. */
const MAX_CHANGES = 200;

/**
 * The last commits as the log has them, oldest first: the documents before and after each are found by undoing the changes
 * from what is there now. It reaches back to the last deletion of a document with its history.
 *
 * @param current a document as it is now
 */
export function loggedCommits(
  log: TransactionLog,
  current: (id: string) => LakeDocument | undefined,
): Commit[] {
  const states = new Map<string, LakeDocument | undefined>();
  const commits: { commit: Commit; changes: DocumentChange[] }[] = [];
  const changes = log.latestChanges(MAX_CHANGES);
  // Of the oldest transaction some changes may not have been read.
  let firstUnknown = changes.length === MAX_CHANGES ? changes.at(-1)?.transactionId : undefined;
  for (const logged of changes) {
    const { transactionId, author, timestamp, documentId: id } = logged;
    if (transactionId === firstUnknown) break;
    const after = states.has(id) ? states.get(id) : current(id);
    const before = undo(logged, after);
    states.set(id, before);
    // What was deleted with its history cannot be told any more.
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
  // Effects were written by our encoder in mendoza's own format.
  const state: unknown = applyPatch(withoutRevision(after), logged.effects.revert as RawPatch);
  if (state === null || state === undefined) return undefined;
  return { ...(state as LakeDocument), _rev: logged.previousRev ?? '' };
}
