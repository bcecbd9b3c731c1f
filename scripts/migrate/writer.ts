import { type ChangeRecord, readRecords, recordId, recordMutation } from './change-records.ts';
import type { NamedMigration } from './content-migration.ts';
import { type DocumentChange, describeChange, mutationsOf } from './document-changes.ts';
import type { LedgerEntry } from './ledger.ts';
import type { LedgerSession } from './ledger-session.ts';
import { type Preview, previewOf, type Target } from './target.ts';

/** Reads and writes for one migration, and keeps its ledger entry. */
export type Writer = {
  target: Target;
  /** The changes that `up` recorded, last first. */
  records(): Promise<ChangeRecord[]>;
  begin(state: 'applying' | 'restoring'): Promise<void>;
  write(changes: readonly DocumentChange[]): Promise<void>;
  /** Writes changes and records how to revert them. */
  writeRecorded(changes: readonly DocumentChange[]): Promise<void>;
  dropRecord(id: string): Promise<void>;
  /** Marks the migration as applied. */
  end(): Promise<void>;
  /** Removes the migration from the ledger, after it was reverted. */
  forget(): Promise<void>;
};

/** Writes to the lake; each write and its ledger entry are one transaction. */
export function lakeWriter(lake: Target, session: LedgerSession, migration: NamedMigration): Writer {
  const { name, checksum } = migration;
  const now = () => new Date().toISOString();
  const entry = (): LedgerEntry =>
    session.entries().find(({ _key }) => _key === name) ?? {
      _key: name,
      state: 'applying',
      checksum,
      startedAt: now(),
      documents: 0,
      records: 0,
    };
  const others = () => session.entries().filter(({ _key }) => _key !== name);
  const withEntry = (fields: Partial<LedgerEntry>) =>
    [...others(), { ...entry(), ...fields }].sort((a, b) => (a._key < b._key ? -1 : 1));
  return {
    target: lake,
    records: () => readRecords(lake.client, name, entry().records),
    begin: (state) => session.commit([], withEntry({ state, checksum, startedAt: now() })),
    write: (changes) => session.commit(changes.flatMap(mutationsOf), withEntry({})),
    writeRecorded(changes) {
      const { documents, records } = entry();
      const record = recordMutation(name, records + 1, changes);
      return session.commit(
        [...changes.flatMap(mutationsOf), record],
        withEntry({ documents: documents + changes.length, records: records + 1 }),
      );
    },
    dropRecord: (id) => session.commit([{ delete: { id } }], withEntry({})),
    end: () => session.commit([], withEntry({ state: 'applied', appliedAt: now() })),
    forget() {
      const records = Array.from({ length: entry().records }, (_, index) => recordId(name, index + 1));
      return session.commit(
        records.map((id) => ({ delete: { id } })),
        others(),
      );
    },
  };
}

/** Writes to a preview of the lake, and reports each change. */
export function previewWriters(
  lake: Target,
  entries: readonly LedgerEntry[],
  report: (line: string) => void,
): (migration: NamedMigration) => Writer {
  const preview: Preview = previewOf(lake);
  const write = async (changes: readonly DocumentChange[]) => {
    for (const line of changes.flatMap(describeChange)) report(line);
    await preview.write(changes);
  };
  const nothing = async () => {};
  return ({ name }) => ({
    target: preview,
    records: () => readRecords(lake.client, name, entries.find(({ _key }) => _key === name)?.records ?? 0),
    begin: nothing,
    write,
    writeRecorded: write,
    dropRecord: nothing,
    end: nothing,
    forget: nothing,
  });
}
