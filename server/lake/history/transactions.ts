import type { LoggedChange } from '../store/transaction-log.ts';

/** The parameters of the transaction log (protocol section 11). */
export type TransactionQuery = {
  excludeContent: boolean;
  excludeMutations: boolean;
  effects: boolean;
  reverse: boolean;
  limit: number;
  authors: readonly string[];
  fromTime: string | undefined;
  toTime: string | undefined;
  fromTransaction: string | undefined;
  toTransaction: string | undefined;
};

/** The log of some documents, one entry per transaction, in the wire's form. `changes` are oldest first. */
export function transactionLog(
  changes: readonly LoggedChange[],
  query: TransactionQuery,
): Record<string, unknown>[] {
  const groups = [...Map.groupBy(changes, (change) => change.sequence).values()];
  const within = groups.filter((group) => isWithin(group, groups, query));
  const ordered = query.reverse ? within.toReversed() : within;
  return ordered.slice(0, query.limit).map((group) => entry(group, query));
}

function isWithin(
  group: readonly LoggedChange[],
  groups: readonly (readonly LoggedChange[])[],
  query: TransactionQuery,
): boolean {
  const first = group[0];
  if (!first) return false;
  const sequenceOf = (id: string | undefined) =>
    groups.find((candidate) => candidate[0]?.transactionId === id)?.[0]?.sequence;
  const from = sequenceOf(query.fromTransaction);
  const to = sequenceOf(query.toTransaction);
  const time = Date.parse(first.timestamp);
  return (
    (query.authors.length === 0 || query.authors.includes(first.author)) &&
    (from === undefined || first.sequence >= from) &&
    (to === undefined || first.sequence <= to) &&
    (query.fromTime === undefined || time >= Date.parse(query.fromTime)) &&
    (query.toTime === undefined || time <= Date.parse(query.toTime))
  );
}

function entry(group: readonly LoggedChange[], query: TransactionQuery): Record<string, unknown> {
  const first = group[0];
  const withMutations = !query.excludeContent && !query.excludeMutations;
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: group.map((change) => change.documentId),
    mutations: withMutations ? group.flatMap((change) => change.mutations) : undefined,
    effects: query.effects
      ? Object.fromEntries(group.map((change) => [change.documentId, change.effects]))
      : undefined,
  };
}
