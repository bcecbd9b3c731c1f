import type { OpenStream } from './stream-socket.ts';

/** The delay before the first reconnection, and the maximum after several failed ones. */
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 5_000;
/** The interval of keep-alive comments: the Studio reconnects a stream that is silent for 45 seconds. */
const KEEP_ALIVE_MS = 15_000;

const lost = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a stream has lost its connection to the lake and waits for a new one. */
export function isLakeLost(): boolean {
  return lost.size > 0;
}

export function onLakeLost(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Makes streams survive the loss of their socket: a stream whose events have ids is resumed once the lake is reachable again,
 * and until then its reader only receives comments. If the Studio noticed the loss, it would lock the form, typed keys would be
 * lost, and the space bar would scroll. Streams without ids fail, and their readers reconnect.
 */
export function createLastingStreams(openStream: OpenStream): OpenStream {
  return (target, listener) => {
    const stream = {};
    let lastEventId: string | undefined;
    /** The received part of an incomplete event. */
    let begun = '';
    let pause = MIN_RETRY_MS;
    let next: ReturnType<typeof setTimeout> | undefined;
    let beat: ReturnType<typeof setInterval> | undefined;
    let close = () => {};

    const markConnected = () => {
      clearInterval(beat);
      clearTimeout(next);
      if (lost.delete(stream)) notifyListeners();
    };
    const wait = () => {
      if (!lost.has(stream)) {
        lost.add(stream);
        notifyListeners();
        beat = setInterval(() => listener.chunk(':\n\n'), KEEP_ALIVE_MS);
      }
      next = setTimeout(start, pause);
      pause = Math.min(2 * pause, MAX_RETRY_MS);
    };
    const start = () => {
      const resumes = lastEventId !== undefined;
      const headers =
        lastEventId === undefined ? target.headers : { ...target.headers, 'last-event-id': lastEventId };
      close = openStream(
        { ...target, headers },
        {
          head(status, responseHeaders) {
            markConnected();
            pause = MIN_RETRY_MS;
            if (!resumes) listener.head(status, responseHeaders);
            else if (status !== 200) {
              close();
              listener.fail(new TypeError(`The lake does not go on with the event stream: ${status}`));
            }
          },
          chunk(text) {
            const events = (begun + text).split('\n\n');
            begun = events.pop() ?? '';
            for (const event of events) lastEventId = /^id: ?(.+)$/m.exec(event)?.[1] ?? lastEventId;
            listener.chunk(text);
          },
          end() {
            markConnected();
            listener.end();
          },
          fail(error) {
            if (lastEventId !== undefined && begun === '') return wait();
            markConnected();
            listener.fail(error);
          },
        },
      );
    };
    start();
    return () => {
      markConnected();
      close();
    };
  };
}

function notifyListeners(): void {
  for (const onChange of listeners) onChange();
}
