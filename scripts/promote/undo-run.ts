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
 * Puts the target back as a run found it: what the run created goes, what it changed is put back, what it deleted comes back.
 *
 * @throws OperatorError when somebody has changed one of these documents since
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
  // An editor's own words that are put back must count as an editor's own in the next run.
  await applyPlan(target, plan.steps, { name: `${plan.isBrought ? 'undo' : 'restored'}-${run.id}` });
  runs.note(run, [{ ended: 'undone', at: new Date().toISOString() }]);
  say(`\nUndone: ${target.where} is as it was before the run ${run.id}.`);
}
