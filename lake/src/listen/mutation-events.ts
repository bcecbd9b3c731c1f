import { isPublicId, isVersionId, type LakeDocument } from '../documents/document.ts';
import type { Commit } from '../store/commit.ts';
import { computeEffects } from '../store/effects.ts';
import type { DocumentChange } from '../store/pending-transaction.ts';

/** The options of a listener (protocol section 9). */
export type ListenOptions = {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeAllVersions: boolean;
  effectFormat: 'mendoza' | undefined;
  visibility: 'transaction' | 'query';
  /** Whether the listener may see drafts and other private documents. */
  authenticated: boolean;
};

export type DocumentFilter = (document: LakeDocument) => boolean;

type Transition = 'appear' | 'update' | 'disappear';
type MatchingChange = { change: DocumentChange; transition: Transition };

/**
 * The events that one listener receives for a commit. `transactionTotalEvents` counts only the documents that match this
 * listener: the Studio waits for that many events before it applies a transaction.
 */
export function createMutationEvents(
  commit: Commit,
  filter: DocumentFilter,
  options: ListenOptions,
): MutationEvent[] {
  const matching: MatchingChange[] = [];
  for (const change of commit.changes) {
    if (!isVisible(change.id, options)) continue;
    const transition = findTransition(change, filter);
    if (transition) matching.push({ change, transition });
  }
  return createSharedEvents(commit, matching, options);
}

type MutationEvent = { id: string; data: Record<string, unknown> };

/** How many variants of one commit's events are cached. The listeners of the Studio and of pages need a few. */
const MAX_CACHED_VARIANTS = 8;

const shared = new WeakMap<Commit, Map<string, MutationEvent[]>>();

/** Listeners with the same options and matches share the event objects, so that each event is encoded once. */
function createSharedEvents(
  commit: Commit,
  matching: readonly MatchingChange[],
  options: ListenOptions,
): MutationEvent[] {
  const known = shared.get(commit) ?? new Map<string, MutationEvent[]>();
  shared.set(commit, known);
  const key = matching.reduce(
    (text, { change, transition }) => `${text} ${change.id} ${transition}`,
    getKey(options),
  );
  const events =
    known.get(key) ??
    matching.map((match, index) => {
      const id = `${commit.transactionId}#${match.change.id}`;
      return { id, data: createMutationEvent(id, commit, match, index, matching.length, options) };
    });
  if (known.size < MAX_CACHED_VARIANTS) known.set(key, events);
  return events;
}

const optionKeys = new WeakMap<ListenOptions, string>();

/** Computed once for every listener. */
function getKey(options: ListenOptions): string {
  const key = optionKeys.get(options) ?? JSON.stringify(options);
  optionKeys.set(options, key);
  return key;
}

function isVisible(id: string, options: ListenOptions): boolean {
  if (!options.authenticated && !isPublicId(id)) return false;
  return options.includeAllVersions || !isVersionId(id);
}

function findTransition(change: DocumentChange, filter: DocumentFilter): Transition | undefined {
  const before = change.before !== undefined && filter(change.before);
  const after = change.after !== undefined && filter(change.after);
  if (before && after) return 'update';
  if (after) return 'appear';
  return before ? 'disappear' : undefined;
}

function createMutationEvent(
  eventId: string,
  commit: Commit,
  { change, transition }: MatchingChange,
  index: number,
  total: number,
  options: ListenOptions,
): Record<string, unknown> {
  return {
    eventId,
    documentId: change.id,
    transactionId: commit.transactionId,
    transition,
    identity: commit.author,
    mutations: options.includeMutations ? change.mutations : undefined,
    previousRev: change.before?._rev,
    // Deletions have one too: without it, the Studio would ignore the deletion of a draft by its publishing, and keep the draft.
    resultRev: change.after?._rev ?? commit.transactionId,
    result: options.includeResult ? change.after : undefined,
    previous: options.includePreviousRevision ? (change.before ?? null) : undefined,
    effects: options.effectFormat === 'mendoza' ? computeEffects(change) : undefined,
    // The client applies the mutations and sets `_updatedAt` to this, so it must be the stored value.
    timestamp: change.after?._updatedAt ?? commit.timestamp,
    visibility: options.visibility,
    transactionTotalEvents: total,
    transactionCurrentEvent: index,
  };
}
