import { refuseForeignContent } from '../foreign-content.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { OperatorError } from '../operator-error.ts';
import { applyPlan } from './apply-plan.ts';
import { checkPlan } from './check-plan.ts';
import { copyFiles } from './copy-files.ts';
import { describePlan } from './describe-plan.ts';
import { covers, refuseUnknown } from './document-filter.ts';
import { isDraft, isEmpty, type LakeContent, readContent } from './lake-content.ts';
import { ledgerStep, migrationFaults } from './migrations.ts';
import type { PromoteLake } from './open-lakes.ts';
import { fileFaults } from './original-file.ts';
import { type Plan, type PlanOptions, planCopy } from './plan.ts';
import type { Run, RunFiles } from './run-files.ts';

export type CopyOptions = PlanOptions & {
  /** The command's name, which its transaction ids begin with. */
  command: 'promote' | 'pull';
  /** Prints the plan and changes nothing. */
  dryRun?: boolean;
  /** The user agreed to change a shared lake. */
  confirmed?: boolean;
  /** Refuses when the target has drafts: they are the unpublished work of this machine's user. */
  sparesDrafts?: boolean;
  /** Writes into a dataset with the content of another site. */
  besideOtherContent?: boolean;
};

/** Receives messages and progress. */
export type Listener = {
  say(text: string): void;
  /** Called with the number of files sent. */
  onFiles(sent: number, total: number): void;
};

/**
 * Copies content from one lake to another: compares, checks, backs up the target's documents, sends files, writes. Continues an
 * interrupted run.
 *
 * @returns the run, for undo; undefined when nothing changed, or in a dry run
 * @throws OperatorError that says why the copy is not possible; then nothing was written
 */
export async function copyContent(
  lakes: { source: PromoteLake; target: PromoteLake },
  options: CopyOptions,
  runs: RunFiles,
  listener: Listener,
): Promise<Run | undefined> {
  const { source, target } = lakes;
  listener.say(`From ${source.where}\nto   ${target.where}`);
  const wanted = await readContent(source);
  const found = await readContent(target);
  if (!options.besideOtherContent) await refuseForeignContent(target.client);
  const only = options.only ?? [];
  const unfinished = runs.unfinished(source.address, target.address);
  // A document that the unfinished run was to delete may be missing on both sides.
  refuseUnknown(only, [wanted, found], unfinished?.only);
  const plan = planCopy(wanted, found, options);
  reportForeign(wanted, listener);
  if (plan.steps.length + plan.uploads.length === 0) {
    listener.say(`\n${describePlan(plan)}\nThere is nothing to do.`);
    if (!unfinished || options.dryRun) return undefined;
    if (covers(only, unfinished.only)) return end(unfinished, runs);
    listener.say(stillOpen(unfinished));
    return undefined;
  }
  listener.say(`\n${describePlan(plan)}`);
  await check(lakes, plan, found, options);
  if (options.dryRun) {
    listener.say('\nDry run: nothing was changed.');
    return undefined;
  }
  if (target.isShared && !options.confirmed) {
    throw new OperatorError(
      `This would change ${target.where}. Add --yes if that is what you want. Nothing was changed.`,
    );
  }
  const run = unfinished ?? runs.begin(source.address, target.address, found.all.values(), only);
  if (unfinished) listener.say(`\nThe run ${run.id} was cut short; this goes on with it.`);
  await sendFiles(lakes, plan.uploads, run, runs, listener);
  await write(lakes, wanted, run, runs, options);
  if (covers(only, run.only)) return end(run, runs);
  listener.say(stillOpen(run));
  return run;
}

/** Only who began an unfinished run knows what else it was to do. */
function stillOpen({ id, only }: Run): string {
  const command = only.length > 0 ? `with --only ${only.join(',')}` : 'without --only';
  return `\nThe run ${id} was cut short and may have more to do: the same command ${command} ends it.`;
}

function end(run: Run, runs: RunFiles): Run {
  runs.note(run, [{ ended: 'done', at: new Date().toISOString() }]);
  return run;
}

function reportForeign({ foreign }: LakeContent, { say }: Listener): void {
  for (const [type, count] of foreign) {
    say(`${count} documents of the type ${type} stay behind: the content model has no such type.`);
  }
}

async function check(
  { source, target }: { source: PromoteLake; target: PromoteLake },
  plan: Plan,
  found: LakeContent,
  options: CopyOptions,
): Promise<void> {
  const faults = [
    ...(options.sparesDrafts && !options.replace ? draftFaults(found) : []),
    // An empty target gets documents in the source's shape, and its ledger.
    ...(isEmpty(found) ? [] : await migrationFaults(source, target)),
    ...(await checkPlan(plan, found, options)),
    ...fileFaults(source, plan.uploads),
  ];
  if (faults.length === 0) return;
  throw new OperatorError(`This cannot be carried out:\n\n${faults.join('\n\n')}\n\nNothing was changed.`);
}

function draftFaults({ documents }: LakeContent): string[] {
  const drafts = [...documents.keys()].filter(isDraft);
  if (drafts.length === 0) return [];
  return [
    `There is unpublished work in the target: ${drafts.join(', ')}. Publish or discard it first, or add --replace: the drafts then stay, on top of what is brought.`,
  ];
}

async function sendFiles(
  { source, target }: { source: PromoteLake; target: PromoteLake },
  files: readonly StoredDocument[],
  run: Run,
  runs: RunFiles,
  { onFiles }: Listener,
): Promise<void> {
  runs.note(
    run,
    files.map(({ _id }) => ({ uploads: _id })),
  );
  let sent = 0;
  await copyFiles(source, target, files, () => {
    sent += 1;
    onFiles(sent, files.length);
  });
}

/** Sending files may have taken an hour, so the target is read and everything is checked again. */
async function write(
  lakes: { source: PromoteLake; target: PromoteLake },
  wanted: LakeContent,
  run: Run,
  runs: RunFiles,
  options: CopyOptions,
): Promise<void> {
  const found = await readContent(lakes.target);
  const plan = planCopy(wanted, found, options);
  await check(lakes, plan, found, options);
  const ledger = isEmpty(found) ? await ledgerStep(lakes) : [];
  // The ledger first: a run that is cut short goes on with a target that is not empty, and has to have the source's migrations.
  await applyPlan(lakes.target, [...ledger, ...plan.steps], {
    name: `${options.command}-${run.id}`,
    onRefusal: (refused) => runs.note(run, [{ refused }]),
    onTransaction: (transaction, steps) =>
      runs.note(
        run,
        steps.map(({ id, before, after }) => ({
          transaction,
          document: id,
          before: before ?? null,
          isThereAfterwards: after !== undefined,
        })),
      ),
  });
}
