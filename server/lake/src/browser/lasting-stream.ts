import type { OpenStream } from './stream-socket.ts';

/** Milliseconds until the first attempt, and between two of them once several have failed. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;
/** The Studio takes a stream for dead that is silent for 45 seconds. */
const BEAT = 15_000;

const lost = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a stream waits for its lake. */
export function isLakeLost(): boolean {
  return lost.size > 0;
}

export function onLakeLost(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Streams that outlive their socket: one whose events have ids goes on where it was once the lake is back, and until then
 * its reader hears nothing but comments. A reader that is told of the loss, the Studio, locks the form: keys are then
 * lost, and the space bar scrolls to its end. Streams without ids fail as before, and their readers ask again.
 */
export function lastingStreams(openStream: OpenStream): OpenStream {
  return (target, listener) => {
    const stream = {};
    let lastEventId: string | undefined;
    /** What has come of an event that is not complete yet. */
    let begun = '';
    let pause = FIRST_PAUSE;
    let next: ReturnType<typeof setTimeout> | undefined;
    let beat: ReturnType<typeof setInterval> | undefined;
    let close = () => {};

    const found = () => {
      clearInterval(beat);
      clearTimeout(next);
      if (lost.delete(stream)) tell();
    };
    const wait = () => {
      if (!lost.has(stream)) {
        lost.add(stream);
        tell();
        beat = setInterval(() => listener.chunk(':\n\n'), BEAT);
      }
      next = setTimeout(start, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
    const start = () => {
      const resumes = lastEventId !== undefined;
      const headers =
        lastEventId === undefined ? target.headers : { ...target.headers, 'last-event-id': lastEventId };
      close = openStream(
        { ...target, headers },
        {
          head(status, responseHeaders) {
            found();
            pause = FIRST_PAUSE;
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
            found();
            listener.end();
          },
          fail(error) {
            if (lastEventId !== undefined && begun === '') return wait();
            found();
            listener.fail(error);
          },
        },
      );
    };
    start();
    return () => {
      found();
      close();
    };
  };
}

function tell(): void {
  for (const onChange of listeners) onChange();
}
