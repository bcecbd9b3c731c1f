import { MigrationError, type NamedMigration } from './content-migration.ts';
import { type LedgerEntry, pendingOf } from './ledger.ts';

/**
 * The migrations that `up` applies: all pending ones, or those up to a number.
 *
 * @param to '0003', '3', or the whole name
 * @throws MigrationError when there is no such migration
 */
export function migrationsUp(
  migrations: readonly NamedMigration[],
  entries: readonly LedgerEntry[],
  to: string | undefined,
): NamedMigration[] {
  const names = migrations.map(({ name }) => name);
  const last = to === undefined ? names.at(-1) : nameOf(to, names);
  const pending = pendingOf(names, entries).filter((name) => last === undefined || name <= last);
  return migrations.filter(({ name }) => pending.includes(name));
}

/**
 * The migrations that `down` reverts, newest first: the newest that was begun, or all after a number.
 *
 * @param to the last migration that stays applied; '0' reverts all
 * @throws MigrationError when there is no such migration, or when this version of the project lacks one to revert
 */
export function migrationsDown(
  migrations: readonly NamedMigration[],
  entries: readonly LedgerEntry[],
  to: string | undefined,
): NamedMigration[] {
  const begun = entries.map(({ _key }) => _key).sort((a, b) => (a < b ? 1 : -1));
  // An empty string, as from an unset shell variable, does not count as 0.
  const everything = to !== undefined && /^0+$/.test(to);
  const last =
    to === undefined || everything
      ? undefined
      : nameOf(
          to,
          migrations.map(({ name }) => name),
        );
  const names =
    to === undefined ? begun.slice(0, 1) : begun.filter((name) => last === undefined || name > last);
  return names.map((name) => {
    const migration = migrations.find((one) => one.name === name);
    if (migration) return migration;
    throw new MigrationError(
      `${name} was applied by a version of the project that is not this one, and only that one can take it back. Check it out and run this again.`,
    );
  });
}

function nameOf(to: string, names: readonly string[]): string {
  const number = /^\d+$/.test(to) ? to.padStart(4, '0') : to;
  const found = names.find((name) => name === number || name.startsWith(`${number}-`));
  if (found) return found;
  const named = to.trim() === '' ? 'without a name' : to;
  throw new MigrationError(`There is no migration ${named}. There are: ${names.join(', ') || 'none'}.`);
}
