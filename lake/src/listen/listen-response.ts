import { createTransientId } from '../documents/random-id.ts';
import type { Commit } from '../store/commit.ts';
import type { Dataset } from '../store/dataset.ts';
import { createEventStream, type EventSink, type StreamReader } from './event-stream.ts';
import { createMutationEvents, type DocumentFilter, type ListenOptions } from './mutation-events.ts';

type ListenRequest = StreamReader & {
  dataset: Dataset;
  filter: DocumentFilter;
  options: ListenOptions;
  enableResume: boolean;
  /** The `Last-Event-ID` of a reconnection. */
  lastEventId: string | undefined;
  /** Called when the stream has ended. */
  onEnd(): void;
};

/**
 * Streams a dataset's commits to one listener. The first event is `welcome`; after a reconnection it is `welcomeback`, followed
 * by the missed transactions, or `reset` when these are not available, so that the client reads again. When a token becomes
 * invalid, the stream ends without an event: the reconnection then gets the error, and the Studio logs out.
 */
export function listenResponse(request: ListenRequest): Response {
  return createEventStream(request, (sink) => {
    const deliver = (commit: Commit) =>
      runAfterResponses(() => {
        try {
          if (request.mayGoOn()) sendCommit(commit, request, sink);
          else sink.end();
        } catch (error) {
          fail(error, sink);
        }
      });
    try {
      greet(request, sink, deliver);
    } catch (error) {
      fail(error, sink);
    }
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

function greet(request: ListenRequest, sink: EventSink, deliver: (commit: Commit) => void): void {
  const { recent } = request.dataset;
  const data = { listenerName: createTransientId() };
  // The welcome event has an id, so that a reconnection can resume even if no other event was sent.
  const id = request.enableResume ? recent.position : undefined;
  if (!request.enableResume || request.lastEventId === undefined) {
    sink.send({ event: 'welcome', id, data });
    return;
  }
  const missed = listMissedCommits(request.lastEventId, request);
  if (!missed) {
    sink.send({ event: 'reset', id, data });
    return;
  }
  // Without an id: until the first missed event is received, another reconnection resumes at the same position.
  sink.send({ event: 'welcomeback', data });
  for (const commit of missed) deliver(commit);
}

/**
 * The commits after an event; undefined when the event is unknown, or was not the last of its transaction. The Studio discards
 * the events of an incomplete transaction at a welcome event, and would then wait forever for them.
 */
function listMissedCommits(lastEventId: string, request: ListenRequest): Commit[] | undefined {
  const { recent } = request.dataset;
  // The id of a welcome event contains no document id.
  const [position = '', lastDocument] = lastEventId.split('#');
  const missed = recent.listSince(position);
  if (lastDocument === undefined) return missed;
  const commit = recent.find(position);
  const lastEvent = commit && createMutationEvents(commit, request.filter, request.options).at(-1);
  return lastEvent?.id === lastEventId ? missed : undefined;
}

function sendCommit(commit: Commit, request: ListenRequest, sink: EventSink): void {
  for (const { id, data } of createMutationEvents(commit, request.filter, request.options)) {
    sink.send({ event: 'mutation', id: request.enableResume ? id : undefined, data });
  }
}

function fail(error: unknown, sink: EventSink): void {
  const description = error instanceof Error ? error.message : String(error);
  sink.send({ event: 'channelError', data: { error: { type: 'internalError', description } } });
  sink.end();
}

const waiting: (() => void)[] = [];

/** Runs `work`, in order, after the responses of the current event loop turn have been sent. */
function runAfterResponses(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(doAll);
}

function doAll(): void {
  for (const work of waiting.splice(0)) work();
}
