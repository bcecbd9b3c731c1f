import type { DocumentChange } from './pending-transaction.ts';

/** A transaction that is stored: what listeners, the site and caches are told. */
export type Commit = {
  transactionId: string;
  author: string;
  /** RFC 3339, milliseconds. */
  timestamp: string;
  changes: readonly DocumentChange[];
};

export type CommitListener = (commit: Commit) => void;
