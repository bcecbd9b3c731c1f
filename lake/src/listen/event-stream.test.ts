import { describe, expect, it, vi } from 'vitest';
import { createEventStream, type EventSink } from './event-stream.ts';
import { readEvents } from './testing/read-events.ts';

/** An open stream, with its sink and a spy on its stop function. */
function open(signal = new AbortController().signal) {
  const stop = vi.fn();
  const sinks: EventSink[] = [];
  const response = createEventStream({ signal, mayGoOn: () => true }, (sink) => {
    sinks.push(sink);
    return stop;
  });
  const send = (data: object, id?: string) => sinks[0]?.send({ event: 'mutation', id, data });
  return { response, stop, send, end: () => sinks[0]?.end() };
}

describe('eventStream', () => {
  it('sends the reconnection time, then events', async () => {
    const { response, send, end } = open();
    send({ text: 'two\nlines' }, 'tx#a');
    send([1]);
    end();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(
      'retry: 1000\n\nevent: mutation\nid: tx#a\ndata: {"text":"two\\nlines"}\n\nevent: mutation\ndata: [1]\n\n',
    );
  });

  it('sends comments periodically until it ends', async () => {
    vi.useFakeTimers();
    try {
      const { response, end } = open();
      await vi.advanceTimersByTimeAsync(30_000);
      end();
      expect(await response.text()).toBe(`retry: 1000\n\n${':\n\n'.repeat(3)}`);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops once when the reader cancels', async () => {
    const { response, stop, send, end } = open();
    await response.body?.cancel();
    send({ text: 'too late' });
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops and closes when the request is aborted', async () => {
    const controller = new AbortController();
    const { response, stop } = open(controller.signal);
    const events = readEvents(response);
    const waiting = events.next();
    controller.abort();
    expect(await waiting).toBeUndefined();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops immediately when the request is already aborted', async () => {
    const { response, stop } = open(AbortSignal.abort());
    expect(await response.text()).toBe('retry: 1000\n\n');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops when it is closed while it starts', async () => {
    const stop = vi.fn();
    const response = createEventStream(
      { signal: new AbortController().signal, mayGoOn: () => true },
      (sink) => {
        sink.end();
        return stop;
      },
    );
    expect(await response.text()).toBe('retry: 1000\n\n');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('disconnects a reader with too much unread data', () => {
    const { stop, send } = open();
    const megabyte = 'x'.repeat(1_000_000);
    for (let count = 0; count < 40 && stop.mock.calls.length === 0; count += 1) send({ megabyte });
    expect(stop).toHaveBeenCalledOnce();
  });
});
