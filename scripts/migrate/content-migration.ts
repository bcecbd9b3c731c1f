import type { NodeMigration } from '@sanity/migrate';
import { OperatorError } from '../operator-error.ts';

/**
 * One step from one version of the content model to the next.
 *
 * `up` and `down` are `migrate` of a definition in @sanity/migrate: a function per document, or per value in it, that returns
 * changes. Applied to their own result they must change nothing; the runner checks this for every document before it writes.
 */
export type ContentMigration = {
  /** What the migration does and why, in one sentence for a reader who does not know the change. */
  description: string;
  /** The types of documents that it processes: published ones, drafts and versions. */
  documentTypes: readonly string[];
  up: NodeMigration;
  /**
   * `restore` undoes the changes that `up` recorded, except where a document has been edited since. A definition is for
   * content created after `up` too.
   */
  down: NodeMigration | 'restore';
};

/** A migration and the file it is in. */
export type NamedMigration = ContentMigration & {
  /** The file name without '.ts', such as '0001-contact-button-words'. */
  name: string;
  /** Checksum of the file's text, to detect changes after it was applied. */
  checksum: string;
};

/** A migration cannot be applied or reverted; `message` says what happened, where, and what to do. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}
