import { applyPatch, type RawPatch } from 'mendoza';
import { asRelease } from '../actions/release-document.ts';
import { type LakeDocument, RELEASE_PREFIX } from '../documents/document.ts';
import type { LoggedChange } from '../store/transaction-log.ts';

/** A change that scheduled or unscheduled a release. */
export type Scheduling = {
  change: LoggedChange;
  /** The release's name. */
  release: string;
  /** Undefined when the release was unscheduled. */
  scheduled?: { publishAt: string | undefined; state: 'pending' | 'unscheduled' | 'published' };
};

/** The state of a release after a change. */
type Plan = { change: LoggedChange; state: string | undefined; publishAt: string | undefined };

/** Finds all schedulings of releases in the changes, which are oldest first. */
export function readSchedulings(changes: readonly LoggedChange[]): Scheduling[] {
  const ofReleases = changes.filter(({ documentId }) => documentId.startsWith(RELEASE_PREFIX));
  return [...Map.groupBy(ofReleases, ({ documentId }) => documentId)].flatMap(([id, ofOne]) =>
    listSchedulings(id.slice(RELEASE_PREFIX.length), listPlans(ofOne)),
  );
}

/** Reconstructs the state of a release after each change, since the log only has the effects of changes. */
function listPlans(changes: readonly LoggedChange[]): Plan[] {
  let document: unknown = null;
  return changes.map((change) => {
    // The types are safe: our encoder wrote the effects in mendoza's format, and they result in documents.
    document = applyPatch(document, change.effects.apply as RawPatch);
    const release = asRelease((document ?? undefined) as LakeDocument | undefined);
    return { change, state: release?.state, publishAt: release?.publishAt };
  });
}

function listSchedulings(release: string, plans: readonly Plan[]): Scheduling[] {
  return plans.flatMap((plan, index): Scheduling[] => {
    const before = plans[index - 1];
    const { change, state, publishAt } = plan;
    if (before && isSame(before, plan)) return [];
    if (state === 'scheduled') {
      const next = plans.slice(index + 1).find((later) => !isSame(later, plan));
      return [{ change, release, scheduled: { publishAt, state: getOutcome(next) } }];
    }
    return state === 'active' && before?.state === 'scheduled' ? [{ change, release }] : [];
  });
}

function isSame(one: Plan, other: Plan): boolean {
  return one.state === other.state && one.publishAt === other.publishAt;
}

function getOutcome(next: Plan | undefined) {
  if (!next) return 'pending';
  return next.state === 'published' ? 'published' : 'unscheduled';
}
