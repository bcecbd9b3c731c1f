import type { NodeMigration } from '@sanity/migrate';
import { OperatorError } from '../operator-error.ts';

/**
 * One step from one content model to the next.
 *
 * `up` and `down` are what `migrate` is in a definition of @sanity/migrate: a function for each document, or for each
 * value in it, that returns changes. They must find nothing to do on their own result; the runner checks that on
 * every document before it writes.
 */
export type ContentMigration = {
  /** What it does and why, in a sentence that says it to somebody who has never seen it. */
  description: string;
  /** The types of the documents it looks at, published ones, drafts and versions alike. */
  documentTypes: readonly string[];
  up: NodeMigration;
  /**
   * `restore` puts back what `up` recorded, and leaves alone what somebody has edited since. A definition of its own
   * is for what must become of later content too.
   */
  down: NodeMigration | 'restore';
};

/** A migration and the file it is in. */
export type NamedMigration = ContentMigration & {
  /** The name of its file without '.ts', such as '0001-contact-button-words'. */
  name: string;
  /** Of the file's text, to tell whether it was changed after it was applied. */
  checksum: string;
};

/** A migration cannot be carried out; `message` says what happened, where, and what to do. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}
