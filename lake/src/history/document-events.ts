import { getPublishedId, getReleaseId, isDraftId, isVersionId } from '../documents/document.ts';
import type { LoggedChange } from '../store/transaction-log.ts';
import { readSchedulings, type Scheduling } from './schedulings.ts';

/** An entry of the Studio's history panel (protocol section 11). */
type DocumentEvent = {
  id: string;
  type: string;
  timestamp: string;
  author: string;
  documentId: string;
  [detail: string]: unknown;
};

/** The changes of one transaction to a document group, and the documents of the group after it. */
type Group = {
  published: LoggedChange | undefined;
  versions: readonly LoggedChange[];
  /** The revisions of the existing documents, by id. */
  alive: ReadonlyMap<string, string>;
};

/** Events of a single draft or version, which do not affect the others. */
const OF_ONE_VERSION = new Set([
  'createDocumentVersion',
  'deleteDocumentVersion',
  'scheduleDocumentVersion',
  'unscheduleDocumentVersion',
]);

/**
 * Derives the events of a document, newest first, from the documents that each transaction created and deleted. For a published
 * document they include those of its drafts and versions. Edits of a draft are not events: the Studio reads them from the
 * transaction log, starting at the newest event with a revision, so a draft must not get the events of a version.
 *
 * @param changes every logged change of the document group and of the releases of its versions, oldest first
 */
export function listDocumentEvents(id: string, changes: readonly LoggedChange[]): DocumentEvent[] {
  const events = groupEvents(getPublishedId(id), changes);
  if (isDraftId(id) || isVersionId(id)) {
    // The Studio takes the events of a draft for its own, and would look for the draft in the deletion of the published document.
    return events.filter(({ type, versionId }) =>
      OF_ONE_VERSION.has(type) ? versionId === id : type !== 'deleteDocumentGroup',
    );
  }
  const deletions = new Set(
    events.filter(({ type }) => type === 'deleteDocumentGroup').map((event) => event.id),
  );
  return events.filter((event) => event.type !== 'deleteDocumentVersion' || !deletions.has(event.id));
}

function groupEvents(publishedId: string, changes: readonly LoggedChange[]): DocumentEvent[] {
  const alive = new Map<string, string>();
  const schedulings = Map.groupBy(readSchedulings(changes), ({ change }) => change.sequence);
  const transactions = [...Map.groupBy(changes, (change) => change.sequence)];
  return transactions
    .flatMap(([sequence, all]) => {
      const group = all.filter(({ documentId }) => getPublishedId(documentId) === publishedId);
      for (const { documentId, resultRev } of group) {
        if (resultRev === undefined) alive.delete(documentId);
        else alive.set(documentId, resultRev);
      }
      const events = listEvents(publishedId, {
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
const isCreation = (change: LoggedChange) =>
  change.previousRev === undefined && change.resultRev !== undefined;
const isDeletion = (change: LoggedChange) => change.resultRev === undefined;

function listEvents(publishedId: string, group: Group): DocumentEvent[] {
  const { published, versions } = group;
  if (published && !isDeletion(published)) return listPublishedEvents(publishedId, published, versions);
  if (published) return listRemovalEvents(publishedId, published, group);
  return versions.flatMap((version) => listVersionEvents(publishedId, version));
}

function listPublishedEvents(
  id: string,
  published: LoggedChange,
  versions: readonly LoggedChange[],
): DocumentEvent[] {
  const source = versions.find(isDeletion);
  if (!source) {
    const type = isCreation(published) ? 'createLiveDocument' : 'updateLiveDocument';
    return [createEvent(type, id, published, { revisionId: published.resultRev })];
  }
  const details = {
    revisionId: published.resultRev,
    versionId: source.documentId,
    versionRevisionId: source.previousRev,
    releaseId: getReleaseId(source.documentId),
    // Publishing a scheduled version may also delete the draft from which it was copied.
    publishCause: getCause(
      versions.find((change) => isVersionId(change.documentId) && isDeletion(change)) ?? source,
    ),
  };
  return [createEvent('publishDocumentVersion', id, published, details)];
}

/** The cause of a publish: the author `<system>` means that the lake published a scheduled release. */
function getCause({ documentId, author }: LoggedChange): string {
  if (!isVersionId(documentId)) return 'document.publish';
  return author === '<system>' ? 'release.schedule' : 'release.publish';
}

function listRemovalEvents(id: string, published: LoggedChange, { alive, versions }: Group): DocumentEvent[] {
  const [remaining] = alive;
  if (!remaining) {
    const ofVersions = versions.flatMap((version) => listVersionEvents(id, version));
    return [...ofVersions, createEvent('deleteDocumentGroup', id, published, {})];
  }
  const [versionId, versionRevisionId] = remaining;
  return [createEvent('unpublishDocument', id, published, { versionId, versionRevisionId })];
}

function listVersionEvents(id: string, version: LoggedChange): DocumentEvent[] {
  const details = { versionId: version.documentId, releaseId: getReleaseId(version.documentId) };
  if (isCreation(version)) {
    return [
      createEvent('createDocumentVersion', id, version, { ...details, versionRevisionId: version.resultRev }),
    ];
  }
  if (isDeletion(version)) {
    return [
      createEvent('deleteDocumentVersion', id, version, {
        ...details,
        versionRevisionId: version.previousRev,
      }),
    ];
  }
  return [];
}

/** One event for each version in the release at that time. */
function scheduleEvents(
  id: string,
  { change, release, scheduled }: Scheduling,
  alive: Group['alive'],
): DocumentEvent[] {
  const type = scheduled ? 'scheduleDocumentVersion' : 'unscheduleDocumentVersion';
  // The Studio expects an id of the event here; with the version's revision it would treat the event as the last edit.
  const versionRevisionId = change.transactionId;
  return [...alive.keys()]
    .filter((versionId) => getReleaseId(versionId) === release)
    .map((versionId) =>
      createEvent(type, id, change, { releaseId: release, versionId, versionRevisionId, ...scheduled }),
    );
}

function createEvent(
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
    documentId: getPublishedId(publishedId),
    ...details,
  };
}
