import type { Commit } from '../store/commit.ts';
import type { Dataset } from '../store/dataset.ts';
import { transientId } from '../store/random-id.ts';
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
 * transaction that was missed, or `reset` when that cannot be told, so that the client reads again. The stream of
 * who may not read any more just ends: the reconnect is answered with the reason, on which the Studio logs out.
 */
export function listenResponse(request: ListenRequest): Response {
  return eventStream(request, (sink) => {
    const deliver = (commit: Commit) =>
      afterResponses(() => {
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
  const data = { listenerName: transientId() };
  // The welcome event has an id, so that a reconnect can resume even when no other event has come.
  const id = request.enableResume ? recent.position : undefined;
  if (!request.enableResume || request.lastEventId === undefined) {
    sink.send({ event: 'welcome', id, data });
    return;
  }
  const missed = missedAfter(request.lastEventId, request);
  if (!missed) {
    sink.send({ event: 'reset', id, data });
    return;
  }
  // Without an id: until the first missed event has come, a further reconnect starts where this one did.
  sink.send({ event: 'welcomeback', data });
  for (const commit of missed) deliver(commit);
}

/**
 * The commits after an event; undefined when it is not known, or when it was not the last of its transaction. The Studio
 * forgets the events of half a transaction at any greeting, and would then hold back the others for ever.
 */
function missedAfter(lastEventId: string, request: ListenRequest): Commit[] | undefined {
  const { recent } = request.dataset;
  // A greeting's id names no document.
  const [position = '', lastDocument] = lastEventId.split('#');
  const missed = recent.since(position);
  if (lastDocument === undefined) return missed;
  const commit = recent.find(position);
  const lastEvent = commit && mutationEvents(commit, request.filter, request.options).at(-1);
  return lastEvent?.id === lastEventId ? missed : undefined;
}

function sendCommit(commit: Commit, request: ListenRequest, sink: EventSink): void {
  for (const { id, data } of mutationEvents(commit, request.filter, request.options)) {
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
function afterResponses(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(doAll);
}

function doAll(): void {
  for (const work of waiting.splice(0)) work();
}
