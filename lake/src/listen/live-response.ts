import { isPublicId, type LakeDocument } from '../documents/document.ts';
import type { Commit } from '../store/commit.ts';
import type { Dataset } from '../store/dataset.ts';
import { createEventStream, type EventSink, type StreamReader } from './event-stream.ts';

type LiveRequest = StreamReader & {
  dataset: Dataset;
  /** Whether to include drafts and versions: requested, and permitted for the reader. */
  includeDrafts: boolean;
  syncTags: (documents: readonly LakeDocument[]) => string[];
  lastEventId: string | undefined;
  /** Called when the stream has ended. */
  onEnd(): void;
};

/** The Live Content API (protocol section 10): streams the sync tags that each commit affects. */
export function liveResponse(request: LiveRequest): Response {
  return createEventStream(request, (sink) => {
    const { dataset } = request;
    const { recent } = dataset;
    const known = request.lastEventId;
    const missed = known === undefined ? [] : recent.listSince(known);
    // A reconnection resumes from the id of the welcome event; missed events follow it.
    sink.send({ event: 'welcome', id: missed && known ? known : recent.position, data: {} });
    if (!missed) sink.send({ event: 'restart', id: recent.position, data: {} });
    for (const commit of missed ?? []) sendTags(commit, request, sink);
    const stopCommits = dataset.onCommit((commit) => sendTags(commit, request, sink));
    const stopDeletion = dataset.onDeleted(() => {
      sink.send({ event: 'goaway', data: { reason: `Dataset "${dataset.name}" was deleted` } });
      sink.end();
    });
    return () => {
      stopCommits();
      stopDeletion();
      request.onEnd();
    };
  });
}

function sendTags(commit: Commit, request: LiveRequest, sink: EventSink): void {
  if (!request.mayGoOn()) {
    sink.end();
    return;
  }
  const changes = commit.changes.filter((change) => request.includeDrafts || isPublicId(change.id));
  const documents = changes.flatMap((change) => [change.before ?? [], change.after ?? []].flat());
  if (documents.length === 0) return;
  sink.send({ event: 'message', id: commit.transactionId, data: { tags: request.syncTags(documents) } });
}
