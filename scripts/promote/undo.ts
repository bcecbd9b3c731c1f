import type { StoredDocument } from '../migrate/field-changes.ts';
import { nameOf } from './describe-plan.ts';
import { type LakeContent, referencesOf } from './lake-content.ts';
import { isEdited } from './plan.ts';
import type { Run } from './run-files.ts';
import type { Step } from './steps.ts';

/** Ids of an undo's transactions; see undo-run.ts. */
const UNDO_TRANSACTION = /^(?:undo|restored)-(?<run>\d{8}-\d{6}-[0-9a-f]{4})-/;

type UndoPlan = {
  steps: Step[];
  /** Documents that were edited after the run; an undo would lose these edits. */
  edited: StoredDocument[];
  /** Whether everything to restore had been copied there by these commands, with no edits. */
  isBrought: boolean;
};

/**
 * Computes how to restore the state before a run, from the target's current state.
 *
 * @param runs all runs of this machine: a document restored by the undo of a later run counts as this run left it
 */
export function planUndo(
  run: Run,
  target: LakeContent,
  runs: readonly Run[],
  options: { replace?: boolean } = {},
): UndoPlan {
  const edited: StoredDocument[] = [];
  const steps: Step[] = [];
  for (const id of new Set(run.intents.map(({ document }) => document))) {
    const now = target.all.get(id);
    const former = formerState(run, id, now && asItWasLeft(now, runs));
    if (former === 'untouched') continue;
    if (former === 'edited') {
      const known = now ?? firstState(run, id);
      if (known) edited.push(known);
      if (!options.replace) continue;
    }
    const first = former === 'edited' ? firstState(run, id) : former;
    if (now || first) steps.push({ id, before: now, after: first });
  }
  steps.push(...uploadSteps(run, target, steps));
  return {
    steps,
    edited,
    isBrought: steps.every(({ after }) => !after || !isEdited(after)),
  };
}

/**
 * The state before the run, found by going back from transaction to transaction: an interrupted and continued run may have written
 * a document twice.
 */
function formerState(
  { intents }: Run,
  id: string,
  now: StoredDocument | undefined,
): StoredDocument | undefined | 'untouched' | 'edited' {
  const own = intents.filter(({ document }) => document === id);
  let state = now;
  let isOurs = false;
  for (const intent of own.toReversed()) {
    const isResult = intent.isThereAfterwards ? state?._rev === intent.transaction : state === undefined;
    if (!isResult) continue;
    state = documentOf(intent.before);
    isOurs = true;
  }
  if (isOurs) return state;
  // The change was noted but never made, or has been reverted.
  const isAsFound = own.some(({ before }) => (before ? before._rev === now?._rev : now === undefined));
  return isAsFound ? 'untouched' : 'edited';
}

/** A document restored by an undo, with the revision that it had before. */
function asItWasLeft(document: StoredDocument, runs: readonly Run[]): StoredDocument {
  const id = UNDO_TRANSACTION.exec(document._rev)?.groups?.run;
  const run = runs.find((one) => one.id === id);
  const former = run && firstState(run, document._id);
  return former ? asItWasLeft({ ...document, _rev: former._rev }, runs) : document;
}

function firstState({ intents }: Run, id: string): StoredDocument | undefined {
  return documentOf(intents.find(({ document }) => document === id)?.before ?? null);
}

/** The journal contains documents as the lake returned them. */
function documentOf(before: Record<string, unknown> | null): StoredDocument | undefined {
  return before === null ? undefined : (before as StoredDocument);
}

/** Deletes files that the run sent and no document refers to any more. */
function uploadSteps(run: Run, target: LakeContent, steps: readonly Step[]): Step[] {
  const after = new Map(target.all);
  for (const step of steps) {
    if (step.after) after.set(step.id, step.after);
    else after.delete(step.id);
  }
  const shown = new Set([...after.values()].flatMap((one) => referencesOf(one).map(({ to }) => to)));
  const done = new Set(steps.map(({ id }) => id));
  return [...new Set(run.uploads)].flatMap((id) => {
    const before = target.all.get(id);
    const isFree = before && !shown.has(id) && !done.has(id);
    return isFree ? { id, before, after: undefined } : [];
  });
}

/** Describes an undo, one line per document. */
export function describeUndo({ steps, edited }: UndoPlan): string {
  const line = ({ id, before, after }: Step) => {
    if (!before && after) return `+ ${nameOf(after)}  ${id}: comes back`;
    if (before && !after) return `- ${nameOf(before)}  ${id}: goes, it was not there before`;
    return `~ ${after ? nameOf(after) : id}  ${id}: is put back as it was`;
  };
  const kept = edited.map((one) => `! ${nameOf(one)}  ${one._id}: was changed since, ${one._updatedAt}`);
  return [...steps.map(line), ...kept].join('\n');
}
