import type { Commit, Dataset } from '../store/dataset.ts';
import { randomId } from '../store/random-id.ts';
import { type EventSink, eventStream } from './event-stream.ts';
import { type DocumentFilter, type ListenOptions, mutationEvents } from './mutation-events.ts';

export type ListenRequest = {
  dataset: Dataset;
  filter: DocumentFilter;
  options: ListenOptions;
  enableResume: boolean;
  /** The `Last-Event-ID` of a reconnect. */
  lastEventId: string | undefined;
  signal: AbortSignal;
};

/**
 * Streams a dataset's commits to one listener: `welcome` first, or after a reconnect `welcomeback` and every
 * event that was missed, or `reset` when the last event is no longer known, so that the client reads again.
 */
export function listenResponse(request: ListenRequest): Response {
  return eventStream(request.signal, (sink) => {
    let sent: Promise<void> = Promise.resolve();
    // Filters may wait; the queue keeps the events in the order of the commits.
    const deliver = (commit: Commit) => {
      sent = sent.then(() => sendCommit(commit, request, sink)).catch((error) => fail(error, sink));
    };
    greet(request, sink, deliver);
    return request.dataset.onCommit(deliver);
  });
}

function greet(request: ListenRequest, sink: EventSink, deliver: (commit: Commit) => void): void {
  const data = { listenerName: randomId() };
  if (!request.enableResume || request.lastEventId === undefined) {
    sink.send({ event: 'welcome', data });
    return;
  }
  const transactionId = request.lastEventId.split('#')[0] ?? '';
  const missed = request.dataset.commitsSince(transactionId);
  sink.send({ event: missed ? 'welcomeback' : 'reset', data });
  for (const commit of missed ?? []) deliver(commit);
}

async function sendCommit(commit: Commit, request: ListenRequest, sink: EventSink): Promise<void> {
  for (const { id, data } of await mutationEvents(commit, request.filter, request.options)) {
    sink.send({ event: 'mutation', id: request.enableResume ? id : undefined, data });
  }
}

function fail(error: unknown, sink: EventSink): void {
  const description = error instanceof Error ? error.message : String(error);
  sink.send({ event: 'channelError', data: { error: { type: 'internalError', description } } });
  sink.end();
}
