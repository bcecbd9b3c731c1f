import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NodeMigration } from '@sanity/migrate';
import { OperatorError } from '../shared/operator-error.ts';

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

/** A migration with the name of its file without '.ts', such as '0001-contact-button-words'. */
export type NamedMigration = ContentMigration & { name: string };

/** A migration cannot be applied or reverted; `message` says what happened, where, and what to do. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}

/** The folder of the project's migrations. */
export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

const fileName = /^(\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/;

/**
 * The names of the migrations in a folder, in order, without importing them.
 *
 * @throws MigrationError when two have the same number
 */
export function listMigrationNames(folder = migrationsFolder): string[] {
  const names = readdirSync(folder).flatMap((file) => fileName.exec(file)?.[1] ?? []);
  names.sort();
  const twice = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice) {
    throw new MigrationError(
      `Two migrations in ${folder} have the number ${twice.slice(0, 4)}. Give the newer one the next free number.`,
    );
  }
  return names;
}

/**
 * Imports the migrations of a folder.
 *
 * @throws MigrationError when a file exports no migration
 */
export async function loadMigrations(folder = migrationsFolder): Promise<NamedMigration[]> {
  return Promise.all(listMigrationNames(folder).map((name) => loadMigration(folder, name)));
}

async function loadMigration(folder: string, name: string): Promise<NamedMigration> {
  const file = join(folder, `${name}.ts`);
  const module: { migration?: unknown } = await import(pathToFileURL(file).href);
  if (isMigration(module.migration)) return { ...module.migration, name };
  throw new MigrationError(
    `${file} exports no migration. It needs "export const migration" with description, documentTypes, up and down; docs/migrations.md shows one.`,
  );
}

/** Checks the required properties, since a folder may contain other files. */
function isMigration(value: unknown): value is ContentMigration {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>; // any object has string keys
  const isChange = (part: unknown) => typeof part === 'object' && part !== null;
  return (
    typeof parts.description === 'string' &&
    Array.isArray(parts.documentTypes) &&
    isChange(parts.up) &&
    (isChange(parts.down) || parts.down === 'restore')
  );
}
