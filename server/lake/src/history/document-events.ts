import { isDraftId, isVersionId, publishedIdOf, releaseOf } from '../document.ts';
import type { LoggedChange } from '../store/transaction-log.ts';
import { type Scheduling, schedulingsIn } from './schedulings.ts';

/** An entry of the Studio's history panel (protocol section 11). */
export type DocumentEvent = {
  id: string;
  type: string;
  timestamp: string;
  author: string;
  documentId: string;
  [detail: string]: unknown;
};

/** What one transaction did to the document group, and which documents of the group there were after it. */
type Group = {
  published: LoggedChange | undefined;
  versions: readonly LoggedChange[];
  /** Ids with their revisions. */
  alive: ReadonlyMap<string, string>;
};

/** What is done to one draft or version, and means nothing to the others. */
const OF_ONE_VERSION = new Set([
  'createDocumentVersion',
  'deleteDocumentVersion',
  'scheduleDocumentVersion',
  'unscheduleDocumentVersion',
]);

/**
 * The events of a document, newest first, read off what each transaction created and deleted: of a published one those of its
 * drafts and versions too. Edits of a draft are not among them. The Studio finds those in the transaction log, from the
 * newest event on that names a revision, so a draft must not be told what was done to a version.
 *
 * @param changes every logged change of the document group and of the releases of its versions, oldest first
 */
export function documentEvents(id: string, changes: readonly LoggedChange[]): DocumentEvent[] {
  const events = groupEvents(publishedIdOf(id), changes);
  if (!isDraftId(id) && !isVersionId(id)) return events;
  return events.filter(({ type, versionId }) => !OF_ONE_VERSION.has(type) || versionId === id);
}

function groupEvents(publishedId: string, changes: readonly LoggedChange[]): DocumentEvent[] {
  const alive = new Map<string, string>();
  const schedulings = Map.groupBy(schedulingsIn(changes), ({ change }) => change.sequence);
  const transactions = [...Map.groupBy(changes, (change) => change.sequence)];
  return transactions
    .flatMap(([sequence, all]) => {
      const group = all.filter(({ documentId }) => publishedIdOf(documentId) === publishedId);
      for (const { documentId, resultRev } of group) {
        if (resultRev === undefined) alive.delete(documentId);
        else alive.set(documentId, resultRev);
      }
      const events = eventsOf(publishedId, {
        published: group.find((change) => !isVersion(change)),
        versions: group.filter(isVersion),
        alive,
      });
      const scheduled = schedulings.get(sequence) ?? [];
      return [...events, ...scheduled.flatMap((one) => scheduleEvents(publishedId, one, alive))];
    })
    .toReversed();
}

const isVersion = ({ documentId }: LoggedChange) => isDraftId(documentId) || isVersionId(documentId);
const created = (change: LoggedChange) => change.previousRev === undefined && change.resultRev !== undefined;
const deleted = (change: LoggedChange) => change.resultRev === undefined;

function eventsOf(publishedId: string, group: Group): DocumentEvent[] {
  const { published, versions } = group;
  if (published && !deleted(published)) return publishedEvents(publishedId, published, versions);
  if (published) return removalEvents(publishedId, published, group);
  return versions.flatMap((version) => versionEvents(publishedId, version));
}

function publishedEvents(
  id: string,
  published: LoggedChange,
  versions: readonly LoggedChange[],
): DocumentEvent[] {
  const source = versions.find(deleted);
  if (!source) {
    const type = created(published) ? 'createLiveDocument' : 'updateLiveDocument';
    return [event(type, id, published, { revisionId: published.resultRev })];
  }
  const details = {
    revisionId: published.resultRev,
    versionId: source.documentId,
    versionRevisionId: source.previousRev,
    releaseId: releaseOf(source.documentId),
    // A scheduled version takes the draft with it that it was copied from.
    publishCause: causeOf(
      versions.find((change) => isVersionId(change.documentId) && deleted(change)) ?? source,
    ),
  };
  return [event('publishDocumentVersion', id, published, details)];
}

/** Scheduled releases are published by the lake itself. */
function causeOf({ documentId, author }: LoggedChange): string {
  if (!isVersionId(documentId)) return 'document.publish';
  return author === '<system>' ? 'release.schedule' : 'release.publish';
}

function removalEvents(id: string, published: LoggedChange, { alive }: Group): DocumentEvent[] {
  const [remaining] = alive;
  if (!remaining) return [event('deleteDocumentGroup', id, published, {})];
  const [versionId, versionRevisionId] = remaining;
  return [event('unpublishDocument', id, published, { versionId, versionRevisionId })];
}

function versionEvents(id: string, version: LoggedChange): DocumentEvent[] {
  const details = { versionId: version.documentId, releaseId: releaseOf(version.documentId) };
  if (created(version)) {
    return [
      event('createDocumentVersion', id, version, { ...details, versionRevisionId: version.resultRev }),
    ];
  }
  if (deleted(version)) {
    return [
      event('deleteDocumentVersion', id, version, { ...details, versionRevisionId: version.previousRev }),
    ];
  }
  return [];
}

/** One for each version that the release had then. */
function scheduleEvents(
  id: string,
  { change, release, scheduled }: Scheduling,
  alive: Group['alive'],
): DocumentEvent[] {
  const type = scheduled ? 'scheduleDocumentVersion' : 'unscheduleDocumentVersion';
  // Where the Studio looks for an id of the event's own: by the version's revision it would be taken for the last edit.
  const versionRevisionId = change.transactionId;
  return [...alive.keys()]
    .filter((versionId) => releaseOf(versionId) === release)
    .map((versionId) =>
      event(type, id, change, { releaseId: release, versionId, versionRevisionId, ...scheduled }),
    );
}

function event(
  type: string,
  publishedId: string,
  change: LoggedChange,
  details: Record<string, unknown>,
): DocumentEvent {
  return {
    id: change.transactionId,
    type,
    timestamp: change.timestamp,
    author: change.author,
    documentId: publishedIdOf(publishedId),
    ...details,
  };
}
