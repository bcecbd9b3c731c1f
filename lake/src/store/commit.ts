import type { DocumentChange } from './pending-transaction.ts';

/** A stored transaction, as passed to listeners, the site and caches. */
export type Commit = {
  transactionId: string;
  author: string;
  /** RFC 3339, milliseconds. */
  timestamp: string;
  changes: readonly DocumentChange[];
};

export type CommitListener = (commit: Commit) => void;
