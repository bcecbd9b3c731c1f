import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { completeLedger, LEDGER_ID, readEntries } from '../migrate/ledger.ts';
import type { PromoteLake } from './open-lakes.ts';
import type { Step } from './steps.ts';

/** Checks that both sides have run the same migrations, since content of different shapes must not be mixed. */
export async function migrationFaults(source: PromoteLake, target: PromoteLake): Promise<string[]> {
  const [here, there] = await Promise.all([source, target].map(appliedIn));
  if (isDeepStrictEqual(here, there)) return [];
  const list = (names: readonly string[] = []) => (names.length > 0 ? names.join(', ') : 'none');
  return [
    `The two lakes have not run the same migrations. Source: ${list(here)}. Target: ${list(there)}. Run npm run migrate -- up where some are missing.`,
  ];
}

async function appliedIn({ client }: PromoteLake): Promise<string[]> {
  const entries = await readEntries(client);
  return entries.map(({ _key, appliedAt }) => (appliedAt ? _key : `${_key} (not ended)`)).sort();
}

/** Gives an empty target the source's ledger, without the records for `down`, which apply to the source only. */
export async function ledgerStep({
  source,
  target,
}: {
  source: PromoteLake;
  target: PromoteLake;
}): Promise<Step[]> {
  const entries = await readEntries(source.client);
  if (entries.length === 0 || (await readEntries(target.client)).length > 0) return [];
  const after: StoredDocument = { ...completeLedger(entries.map(({ _key }) => _key)), _rev: '' };
  return [{ id: LEDGER_ID, before: undefined, after }];
}
