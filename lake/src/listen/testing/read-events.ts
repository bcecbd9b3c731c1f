import { onTestFinished } from 'vitest';

/** One event of an event stream. */
type ReadEvent = { event: string; id: string | undefined; data: unknown };

/** Reads the events of a `text/event-stream` response one by one, without comments and `retry`. Undefined at the end. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The response has no body');
  const cancel = () => reader.cancel();
  onTestFinished(cancel);
  let buffer = '';
  const next = async (): Promise<ReadEvent | undefined> => {
    while (!buffer.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      buffer += value;
    }
    const end = buffer.indexOf('\n\n');
    const frame = buffer.slice(0, end);
    buffer = buffer.slice(end + 2);
    return /^(:|retry)/.test(frame) ? next() : parseFrame(frame);
  };
  return {
    next,
    /** Reads up to `count` events. */
    async take(count: number): Promise<ReadEvent[]> {
      const events: ReadEvent[] = [];
      while (events.length < count) {
        const event = await next();
        if (!event) break;
        events.push(event);
      }
      return events;
    },
    cancel,
  };
}

function parseFrame(frame: string): ReadEvent {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  return {
    event: fields.get('event') ?? '',
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? ''),
  };
}
