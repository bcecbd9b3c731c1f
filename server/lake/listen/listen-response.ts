import type { Commit } from '../store/commit.ts';
import type { Dataset } from '../store/dataset.ts';
import { passingId } from '../store/random-id.ts';
import { afterAnswers } from './after-answers.ts';
import { type EventSink, eventStream, type StreamReader } from './event-stream.ts';
import { type DocumentFilter, type ListenOptions, mutationEvents } from './mutation-events.ts';

export type ListenRequest = StreamReader & {
  dataset: Dataset;
  filter: DocumentFilter;
  options: ListenOptions;
  enableResume: boolean;
  /** The `Last-Event-ID` of a reconnect. */
  lastEventId: string | undefined;
  /** Is called when the stream has ended. */
  onEnd(): void;
};

/**
 * Streams a dataset's commits to one listener: `welcome` first, or after a reconnect `welcomeback` and every
 * event that was missed, or `reset` when the last event is no longer known, so that the client reads again. The stream of
 * who may not read any more just ends: the reconnect is answered with the reason, on which the Studio logs out.
 */
export function listenResponse(request: ListenRequest): Response {
  return eventStream(request, (sink) => {
    const deliver = (commit: Commit, after?: string) =>
      afterAnswers(() => {
        try {
          if (request.mayGoOn()) sendCommit(commit, request, sink, after);
          else sink.end();
        } catch (error) {
          fail(error, sink);
        }
      });
    greet(request, sink, deliver);
    const { dataset } = request;
    const stopCommits = dataset.onCommit((commit) => deliver(commit));
    const stopDeletion = dataset.onDeleted(() => {
      sink.send({ event: 'disconnect', data: { reason: `Dataset "${dataset.name}" was deleted` } });
      sink.end();
    });
    return () => {
      stopCommits();
      stopDeletion();
      request.onEnd();
    };
  });
}

function greet(
  request: ListenRequest,
  sink: EventSink,
  deliver: (commit: Commit, after?: string) => void,
): void {
  const { recent } = request.dataset;
  const data = { listenerName: passingId() };
  // With an id of its own the greeting can be resumed from, even if nothing happens until the reconnect.
  const id = request.enableResume ? recent.position : undefined;
  if (!request.enableResume || request.lastEventId === undefined) {
    sink.send({ event: 'welcome', id, data });
    return;
  }
  const [position = '', lastDocument] = request.lastEventId.split('#');
  const missed = recent.since(position);
  if (!missed) {
    sink.send({ event: 'reset', id, data });
    return;
  }
  // Without an id: until the first missed event has come, a further reconnect starts where this one did.
  sink.send({ event: 'welcomeback', data });
  const cut = lastDocument === undefined ? undefined : recent.find(position);
  if (cut) deliver(cut, request.lastEventId);
  for (const commit of missed) deliver(commit);
}

/** `after` is the last event that came through of a transaction whose events were cut off halfway. */
function sendCommit(
  commit: Commit,
  request: ListenRequest,
  sink: EventSink,
  after: string | undefined,
): void {
  const events = mutationEvents(commit, request.filter, request.options);
  const known = after === undefined ? -1 : events.findIndex(({ id }) => id === after);
  if (after !== undefined && known === -1) return;
  for (const { id, data } of events.slice(known + 1)) {
    sink.send({ event: 'mutation', id: request.enableResume ? id : undefined, data });
  }
}

function fail(error: unknown, sink: EventSink): void {
  const description = error instanceof Error ? error.message : String(error);
  sink.send({ event: 'channelError', data: { error: { type: 'internalError', description } } });
  sink.end();
}
