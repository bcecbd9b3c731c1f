import { OperatorError } from '../operator-error.ts';
import { applyPlan } from './apply-plan.ts';
import type { Listener } from './copy-content.ts';
import { nameOf } from './describe-plan.ts';
import { readContent } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import type { Run, RunFiles } from './run-files.ts';
import { describeUndo, planUndo } from './undo.ts';

export type UndoOptions = { replace?: boolean; dryRun?: boolean; confirmed?: boolean };

/**
 * Restores the target to its state before a run: deletes what the run created, and restores what it changed or deleted.
 *
 * @throws OperatorError when one of these documents has been edited since
 */
export async function undoRun(
  target: PromoteLake,
  run: Run,
  options: UndoOptions,
  runs: RunFiles,
  { say }: Listener,
): Promise<void> {
  say(`Undoes the run ${run.id}\nin ${target.where}`);
  const found = await readContent(target);
  const plan = planUndo(run, found, runs.list(), options);
  if (plan.steps.length + plan.edited.length > 0) say(`\n${describeUndo(plan)}`);
  if (plan.edited.length > 0 && !options.replace) {
    const names = plan.edited.map(nameOf).join(', ');
    throw new OperatorError(
      `Changed since this run, by an editor or a later run: ${names}. Add --replace to put these back too; what they say now is kept in ${run.folder}. Nothing was changed.`,
    );
  }
  if (options.dryRun) return say('\nDry run: nothing was changed.');
  if (target.isShared && !options.confirmed && plan.steps.length > 0) {
    throw new OperatorError(
      `This would change ${target.where}. Add --yes if that is what you want. Nothing was changed.`,
    );
  }
  runs.keep(run.folder, `target-before-undo-${Date.now()}.ndjson`, found.all.values());
  // Restored edits must count as edits again in the next run, which the prefix `restored-` tells.
  await applyPlan(target, plan.steps, { name: `${plan.isBrought ? 'undo' : 'restored'}-${run.id}` });
  runs.note(run, [{ ended: 'undone', at: new Date().toISOString() }]);
  say(`\nUndone: ${target.where} is as it was before the run ${run.id}.`);
}
