import type { LoggedChange } from '../store/transaction-log.ts';

/** The parameters of the transaction log (protocol section 11). Times are milliseconds since 1970. */
export type TransactionQuery = {
  excludeContent: boolean;
  excludeMutations: boolean;
  effects: boolean;
  reverse: boolean;
  limit: number;
  authors: readonly string[];
  fromTime: number | undefined;
  toTime: number | undefined;
  fromTransaction: string | undefined;
  toTransaction: string | undefined;
};

/** What one transaction did to the documents that were asked for. */
type Group = { first: LoggedChange; changes: readonly LoggedChange[] };

/**
 * The log of some documents, one entry per transaction, in the wire's form. Both transactions and both times of a
 * range belong to it; a transaction that is not in the log limits nothing. `changes` are oldest first.
 */
export function transactionLog(
  changes: readonly LoggedChange[],
  query: TransactionQuery,
): Record<string, unknown>[] {
  const groups = [...Map.groupBy(changes, (change) => change.sequence).values()].flatMap((group) =>
    group[0] ? [{ first: group[0], changes: group }] : [],
  );
  const sequenceOf = (id: string | undefined) =>
    groups.find(({ first }) => first.transactionId === id)?.first.sequence;
  const from = sequenceOf(query.fromTransaction) ?? Number.NEGATIVE_INFINITY;
  const to = sequenceOf(query.toTransaction) ?? Number.POSITIVE_INFINITY;
  const within = groups.filter(
    ({ first }) => first.sequence >= from && first.sequence <= to && isWanted(first, query),
  );
  const ordered = query.reverse ? within.toReversed() : within;
  return ordered.slice(0, query.limit).map((group) => entry(group, query));
}

function isWanted(change: LoggedChange, { authors, fromTime, toTime }: TransactionQuery): boolean {
  const time = Date.parse(change.timestamp);
  return (
    (authors.length === 0 || authors.includes(change.author)) &&
    (fromTime === undefined || time >= fromTime) &&
    (toTime === undefined || time <= toTime)
  );
}

function entry({ first, changes }: Group, query: TransactionQuery): Record<string, unknown> {
  const withMutations = !query.excludeContent && !query.excludeMutations;
  return {
    id: first.transactionId,
    timestamp: first.timestamp,
    author: first.author,
    documentIDs: changes.map((change) => change.documentId),
    mutations: withMutations ? changes.flatMap((change) => change.mutations) : undefined,
    effects: query.effects
      ? Object.fromEntries(changes.map((change) => [change.documentId, change.effects]))
      : undefined,
  };
}
