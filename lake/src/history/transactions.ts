import type { DocumentMutation } from '../store/pending-transaction.ts';
import type { LoggedChange, TransactionLog } from '../store/transaction-log.ts';
import type { CountWork } from '../work-meter.ts';

/** The parameters of the transaction log (protocol section 11). Times are milliseconds since 1970. */
export type TransactionQuery = {
  excludeContent: boolean;
  excludeMutations: boolean;
  /** Whether entries have the changes of the requested documents only, not all of their transactions. */
  identifiedOnly: boolean;
  effects: boolean;
  reverse: boolean;
  limit: number;
  authors: readonly string[];
  fromTime: number | undefined;
  toTime: number | undefined;
  /** Positions in the log of the dataset (`TransactionLog.getSequence`). */
  fromSequence: number | undefined;
  toSequence: number | undefined;
};

/** The changes of one transaction, to the requested documents only unless the query asks for all. */
type Group = { first: LoggedChange; changes: readonly LoggedChange[] };

/**
 * The log of some documents, one entry per transaction, in the format of the response. Ranges of transactions and of times
 * include both ends.
 *
 * @param count is called with the number of characters that are read
 */
export function readTransactions(
  log: Pick<TransactionLog, 'listChanges' | 'readChangesIn'>,
  documentIds: readonly string[],
  query: TransactionQuery,
  count?: CountWork,
): Record<string, unknown>[] {
  const changes = log.listChanges(documentIds, count);
  const groups = [...Map.groupBy(changes, (change) => change.sequence).values()].flatMap((group) =>
    group[0] ? [{ first: group[0], changes: group }] : [],
  );
  const within = groups.filter(({ first }) => isWanted(first, query));
  const ordered = query.reverse ? within.toReversed() : within;
  return ordered
    .slice(0, query.limit)
    .map(({ first, changes }) =>
      createEntry(
        { first, changes: query.identifiedOnly ? changes : log.readChangesIn(first.sequence, count) },
        query,
      ),
    );
}

function isWanted(change: LoggedChange, query: TransactionQuery): boolean {
  const { authors, fromTime, toTime, fromSequence, toSequence } = query;
  return (
    (authors.length === 0 || authors.includes(change.author)) &&
    isWithin(Date.parse(change.timestamp), fromTime, toTime) &&
    isWithin(change.sequence, fromSequence, toSequence)
  );
}

function isWithin(value: number, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): boolean {
  return value >= from && value <= to;
}

function createEntry({ first, changes }: Group, query: TransactionQuery): Record<string, unknown> {
  return {
    id: first.transactionId,
    timestamp: first.timestamp,
    author: first.author,
    documentIDs: changes.map((change) => change.documentId),
    mutations: getMutations(changes, query),
    effects: query.effects
      ? Object.fromEntries(changes.map(({ documentId, effects }) => [documentId, { ...effects }]))
      : undefined,
  };
}

function getMutations(changes: readonly LoggedChange[], query: TransactionQuery): object[] | undefined {
  if (query.excludeMutations) return undefined;
  const mutations = changes.flatMap((change) => change.mutations);
  return query.excludeContent ? mutations.map(withoutContent) : mutations;
}

/** Removes the content of a mutation. Kind and id stay, since the Studio looks for the mutation that created a version. */
function withoutContent(mutation: DocumentMutation): object {
  if ('patch' in mutation) return { patch: { id: mutation.patch.id } };
  if ('delete' in mutation) return mutation;
  return Object.fromEntries(Object.entries(mutation).map(([kind, { _id, _type }]) => [kind, { _id, _type }]));
}
