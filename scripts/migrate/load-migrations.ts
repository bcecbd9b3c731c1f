import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ContentMigration, MigrationError, type NamedMigration } from './content-migration.ts';

/** The folder of the project's migrations. */
export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

const fileName = /^(\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/;

/**
 * The names of the migrations in a folder, in order, without importing them.
 *
 * @throws MigrationError when two have the same number
 */
export function migrationNames(folder = migrationsFolder): string[] {
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
  return Promise.all(migrationNames(folder).map((name) => loadMigration(folder, name)));
}

async function loadMigration(folder: string, name: string): Promise<NamedMigration> {
  const file = join(folder, `${name}.ts`);
  const module: { migration?: unknown } = await import(pathToFileURL(file).href);
  if (!isMigration(module.migration)) {
    throw new MigrationError(
      `${file} exports no migration. It needs "export const migration" with description, documentTypes, up and down; docs/migrations.md shows one.`,
    );
  }
  return { ...module.migration, name, checksum: checksumOf(folder, name) };
}

/** Checksum of a migration's file, to detect changes. */
export function checksumOf(folder: string, name: string): string {
  const text = readFileSync(join(folder, `${name}.ts`), 'utf8');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
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
