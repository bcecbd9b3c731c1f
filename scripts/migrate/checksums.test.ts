import { expect, test } from 'vitest';
import checksums from '../migrations/checksums.json' with { type: 'json' };
import { checksumOf, migrationNames, migrationsFolder } from './load-migrations.ts';

const known: Readonly<Record<string, string>> = checksums;

/** A lake never applies a migration twice, so changes to a committed migration would affect new lakes only. */
test.each(migrationNames())('the migration %s has not changed since it was committed', (name) => {
  const checksum = checksumOf(migrationsFolder, name);
  const advice =
    known[name] === undefined
      ? `a new migration: add "${name}": "${checksum}" to scripts/migrations/checksums.json once it is ready`
      : 'it was changed after it was committed: take that back, and write a new migration';
  expect(checksum, advice).toBe(known[name]);
});

test('no committed migration is missing', () => {
  expect(migrationNames()).toEqual(Object.keys(known).sort());
});
