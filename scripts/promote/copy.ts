import { createHash, randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutation } from '@sanity/client';
import pLimit from 'p-limit';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { completeLedger, LEDGER_ID, readEntries } from '../migrate/ledger.ts';
import { refuseForeignContent } from '../shared/foreign-content.ts';
import { SANITY_FILES } from '../shared/hosted-project.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { withRetries } from '../shared/retry.ts';
import { explainError, type PromoteLake } from './lakes.ts';
import {
  describePlan,
  findReferences,
  getContent,
  getName,
  isAsset,
  isEdited,
  isSameContent,
  type LakeContent,
  type Plan,
  type PlanOptions,
  planCopy,
  planFaults,
  readContent,
  refuseUnknown,
  type Step,
} from './plan.ts';

export type CopyOptions = PlanOptions & {
  /** Its transaction ids begin with the command's name. */
  command: 'promote' | 'pull';
  /** Prints the plan and changes nothing. */
  dryRun?: boolean;
  /** The user agreed to change a shared lake. */
  confirmed?: boolean;
};

type Lakes = { source: PromoteLake; target: PromoteLake };
type Say = (text: string) => void;

/**
 * Copies content from one lake to another: compares, checks, keeps a copy of what will be changed, sends files, writes. A run that
 * was cut short is repeated.
 *
 * @param folder where copies are kept for undo
 * @throws OperatorError that says why the copy is not possible; then nothing was written
 */
export async function copyContent(
  lakes: Lakes,
  options: CopyOptions,
  folder: string,
  say: Say,
): Promise<void> {
  const { source, target } = lakes;
  say(`From ${source.where}\nto   ${target.where}`);
  const [wanted, found] = [await readContent(source), await readContent(target)];
  await refuseForeignContent(target.client);
  refuseUnknown(options.only ?? [], [wanted, found]);
  const plan = planCopy(wanted, found, options);
  if (wanted.foreign.length > 0) {
    say(`These types stay behind, since the content model has none of them: ${wanted.foreign.join(', ')}.`);
  }
  say(`\n${describePlan(plan)}`);
  if (plan.steps.length + plan.uploads.length === 0) return say('There is nothing to do.');
  await refuseFaults(lakes, plan, found, options);
  if (options.dryRun) return say('\nDry run: nothing was changed.');
  refuseUnconfirmed(target, options.confirmed);
  const id = `${new Date()
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')}-${randomUUID().slice(0, 4)}`;
  const isEmpty = [...found.all.values()].every(isAsset);
  const steps = [...(isEmpty ? await createLedgerSteps(lakes) : []), ...plan.steps];
  const run = { id, target: target.address, uploads: plan.uploads.map(({ _id }) => _id), steps };
  writeRun(folder, run);
  const undo = `npm run ${options.command} -- --undo ${id}${target.isShared ? ' --yes' : ''}`;
  say(`\nWhat is there now is kept in ${join(folder, id)}. To take this back: ${undo}`);
  let sent = 0;
  await pLimit(MAX_PARALLEL).map(plan.uploads, async (file) => {
    await copyFile(source, target, file);
    sent += 1;
    say(`  ${sent} of ${plan.uploads.length}: ${getName(file)}`);
  });
  await writeSteps(target, steps, `${options.command}-${id}`);
  say(`\nDone: ${target.where} has it.`);
}

function refuseUnconfirmed({ where, isShared }: PromoteLake, confirmed: boolean | undefined): void {
  if (!isShared || confirmed) return;
  throw new OperatorError(
    `This would change ${where}. Add --yes if that is what you want. Nothing was changed.`,
  );
}

async function refuseFaults(
  { source, target }: Lakes,
  plan: Plan,
  found: LakeContent,
  options: CopyOptions,
): Promise<void> {
  const drafts = [...found.documents.keys()].filter((id) => id.startsWith('drafts.'));
  const [here = [], there = []] = await Promise.all([source, target].map(listApplied));
  const isOther = found.all.size > 0 && here.join() !== there.join();
  const faults = [
    // The drafts of this machine are its user's unpublished work.
    ...(options.command === 'pull' && drafts.length > 0 && !options.replace
      ? [
          `There is unpublished work in the target: ${drafts.join(', ')}. Publish or discard it first, or add --replace: the drafts then stay, on top of what is brought.`,
        ]
      : []),
    // Content of different shapes must not be mixed. An empty target gets the source's ledger.
    ...(isOther && ![...found.all.values()].every(isAsset)
      ? [
          `The two lakes have not run the same migrations. Source: ${here.join(', ') || 'none'}. Target: ${there.join(', ') || 'none'}. Run npm run migrate -- up where some are missing.`,
        ]
      : []),
    ...(await planFaults(plan, found, options)),
    ...plan.uploads.filter((file) => !getOriginal(source, file)).map(describeUnknownFile),
  ];
  if (faults.length === 0) return;
  throw new OperatorError(`This cannot be carried out:\n\n${faults.join('\n\n')}\n\nNothing was changed.`);
}

async function listApplied({ client }: PromoteLake): Promise<string[]> {
  const entries = await readEntries(client);
  return entries.map(({ _key, appliedAt }) => (appliedAt ? _key : `${_key} (not ended)`)).sort();
}

/** The source's ledger of migrations, without the records for `down`, which apply to the source only. */
async function createLedgerSteps({ source }: Lakes): Promise<Step[]> {
  const entries = await readEntries(source.client);
  const after = { ...completeLedger(entries.map(({ _key }) => _key)), _rev: '' };
  return entries.length > 0 ? [{ id: LEDGER_ID, before: undefined, after }] : [];
}

/** Number of files that are sent at the same time. */
const MAX_PARALLEL = 4;

/** Writes all steps in one transaction, so that visitors see all of a change or nothing. */
async function writeSteps(target: PromoteLake, steps: readonly Step[], name: string): Promise<void> {
  if (steps.length === 0) return;
  const transaction = target.client.transaction(steps.flatMap(makeMutations)).transactionId(name);
  await transaction.commit({ visibility: 'sync', tag: 'promote.write' }).catch((error: unknown) => {
    throw explainError(error, target);
  });
}

/** A path that no document has: unsetting it changes nothing, but makes the lake compare revisions. */
const UNUSED_PATH = '_nowhere';

/** The mutations of a step. They fail, with the whole transaction, when the document has changed since it was read. */
function makeMutations({ id, before, after }: Step): Mutation[] {
  const { _rev, _createdAt, ...document } = after ?? { _rev: '', _id: id, _type: '' };
  if (!before) return [{ create: document }];
  const guard = { id, ifRevisionID: before._rev };
  const compare: Mutation = { patch: { ...guard, unset: [UNUSED_PATH] } };
  if (!after) return [compare, { delete: { id } }];
  if (!isAsset(after)) return [compare, { createOrReplace: { ...document, _createdAt: before._createdAt } }];
  // The other fields of a file's document are computed by the lake from its bytes and location.
  const wanted = getContent(after);
  const gone = Object.keys(getContent(before)).filter((name) => !(name in wanted));
  return [{ patch: { ...guard, set: wanted, unset: [UNUSED_PATH, ...gone] } }];
}

/**
 * Where the original of a file is, and the hash of its bytes, both from its id: its document is content, which editors can change,
 * and must not cause a request to another address, since the result becomes a public file.
 */
function getOriginal({ url = SANITY_FILES, client }: PromoteLake, { _id }: StoredDocument) {
  const [, kind, sha1, size = '', extension] =
    /^(image|file)-([0-9a-f]{40})(-\d+x\d+)?-([a-z0-9]+)$/.exec(_id) ?? [];
  if (!kind || !sha1 || !extension) return undefined;
  const { projectId, dataset } = client.config();
  const path = `/${kind}s/${projectId}/${dataset}/${sha1}${size}.${extension}`;
  return { sha1, address: new URL(path, url) };
}

/** Copies a file. Files are identified by content: the same bytes have the same id in every lake. */
export async function copyFile(
  source: PromoteLake,
  target: PromoteLake,
  file: StoredDocument,
): Promise<void> {
  const name = getName(file);
  const bytes = await withRetries(() => download(source, file));
  const kind = file._type === 'sanity.imageAsset' ? 'image' : 'file';
  const text = (field: string) => (typeof file[field] === 'string' ? { [field]: file[field] } : {});
  const about = { ...text('title'), ...text('description'), ...text('creditLine'), ...text('label') };
  const contentType = typeof file.mimeType === 'string' ? { contentType: file.mimeType } : {};
  const upload = { filename: name, ...contentType, ...about, tag: 'promote.upload' };
  const stored = await withRetries(() => target.client.assets.upload(kind, bytes, upload)).catch(
    (error: unknown) => {
      throw explainError(error, target);
    },
  );
  if (stored._id === file._id) return;
  throw new OperatorError(
    `The target stored ${name} as ${stored._id}, and documents call it ${file._id}. No document was changed. Upload that file in the source's Studio anew, and use the new one.`,
  );
}

/** Downloads and verifies a file before it is uploaded, since everyone can read uploaded files. */
async function download(source: PromoteLake, file: StoredDocument): Promise<Buffer> {
  const original = getOriginal(source, file);
  if (!original) throw new OperatorError(describeUnknownFile(file));
  const { address, sha1 } = original;
  const { token } = source.client.config();
  const headers: Record<string, string> = {};
  // Sanity's CDN re-encodes pictures, and returns the originals, which may contain a location, only with a token.
  if (!source.url && token && file._type === 'sanity.imageAsset') {
    address.searchParams.set('dlRaw', 'true');
    headers.authorization = `Bearer ${token}`;
  }
  // Redirects are not followed, since they may lead to any URL.
  const response = await fetch(address, { headers, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.ok && createHash('sha1').update(bytes).digest('hex') === sha1) return bytes;
  const fault = response.ok ? 'has other content than its document says' : `answers ${response.status}`;
  const message = `The file ${getName(file)} at ${address.origin}${address.pathname} ${fault}. No document was changed. Upload it in the source’s Studio anew and use the new one, or leave out what shows it with --only.`;
  throw Object.assign(new OperatorError(message), { statusCode: response.status });
}

function describeUnknownFile(file: StoredDocument): string {
  return `The file ${getName(file)} has the id “${file._id}”, which does not tell its content as the ids of uploaded files do. Upload it in the source’s Studio anew and use the new one, or leave out what shows it with --only.`;
}

/** A run as it is kept for undo, in `<folder>/<id>/run.json`. */
export type Run = { id: string; target: string; uploads: string[]; steps: Step[] };

function writeRun(folder: string, run: Run): void {
  const kept = join(folder, run.id);
  const file = join(kept, 'run.json');
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(run, null, 2), { mode: 0o600, flush: true });
  if (process.getuid?.() !== 0) return;
  // Root runs this on the data of a service, whose backup has to read these files.
  const { uid, gid } = statSync(dirname(folder));
  for (const path of [folder, kept, file]) chownSync(path, uid, gid);
}

/** @throws OperatorError when this machine has no such run */
export function readRun(folder: string, id: string): Run {
  const file = join(folder, id, 'run.json');
  if (!/^[\d-]+-[0-9a-f]{4}$/.test(id) || !existsSync(file)) {
    throw new OperatorError(`There is no run ${id} on this machine: ${folder} has none of that name.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Run; // `writeRun` wrote it
}

/**
 * Restores the target to its state before a run: deletes what the run created, and restores what it changed or deleted.
 *
 * @throws OperatorError when one of these documents has been edited since
 */
export async function undoRun(
  target: PromoteLake,
  run: Run,
  { replace, dryRun, confirmed }: { replace?: boolean; dryRun?: boolean; confirmed?: boolean },
  say: Say,
): Promise<void> {
  say(`Undoes the run ${run.id}\nin ${target.where}`);
  const { all } = await readContent(target);
  const steps: Step[] = [];
  const edited: string[] = [];
  for (const { id, before, after } of run.steps) {
    const now = all.get(id);
    if (isSameContent(now, before)) continue;
    if (!isSameContent(now, after)) edited.push(getName(now ?? before ?? { _id: id, _type: '', _rev: '' }));
    steps.push({ id, before: now, after: before });
  }
  const kept = new Map([...all, ...steps.map(({ id, after }) => [id, after] as const)]);
  const shown = new Set([...kept.values()].flatMap((one) => findReferences(one).map(({ to }) => to)));
  for (const id of run.uploads) {
    const before = all.get(id);
    if (before && !shown.has(id)) steps.push({ id, before, after: undefined });
  }
  for (const { id, before, after } of steps) {
    const what =
      before && after ? 'is put back as it was' : after ? 'comes back' : 'goes, it was not there before';
    say(`  ${getName(after ?? before ?? { _id: id, _type: '', _rev: '' })}  ${id}: ${what}`);
  }
  if (edited.length > 0 && !replace) {
    throw new OperatorError(
      `Changed since this run, by an editor or a later run: ${edited.join(', ')}. Add --replace to put these back too. Nothing was changed.`,
    );
  }
  if (dryRun) return say('\nDry run: nothing was changed.');
  if (steps.length > 0) refuseUnconfirmed(target, confirmed);
  // Restored edits must count as edits again in the next run, which the prefix `restored-` tells.
  const isBrought = steps.every(({ after }) => !after || !isEdited(after));
  await writeSteps(target, steps, `${isBrought ? 'undo' : 'restored'}-${run.id}`);
  say(`\nUndone: ${target.where} is as it was before the run ${run.id}.`);
}
