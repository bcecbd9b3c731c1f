import { setTimeout as delay } from 'node:timers/promises';
import type { ServerFrame } from './frames.ts';

/** A stream waits while more bytes are unsent on its socket, which it shares with other streams. */
const HIGH_WATER_BYTES = 1_000_000;
const DRAIN_POLL_MS = 20;

/** Headers that would be wrong for the client, which receives decoded chunks; cookies are never sent. */
const DROPPED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'set-cookie',
]);

/**
 * Sends a response as frames: the head, the text in chunks, the end. When the signal aborts, it stops without an end frame and
 * cancels the body, so that the lake drops its listener. Throws errors of reading the body.
 *
 * @param line.bufferedAmount - the unsent bytes of the socket.
 */
export async function pipeResponse(
  response: Response,
  line: { id: number; signal: AbortSignal; send(frame: ServerFrame): void; bufferedAmount(): number },
): Promise<void> {
  const { id, signal, send } = line;
  const reader = response.body?.getReader();
  const cancel = () => void reader?.cancel(signal.reason).catch(() => {});
  if (signal.aborted) return cancel();
  signal.addEventListener('abort', cancel, { once: true });

  const headers = [...response.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
  send({ id, head: { status: response.status, headers: Object.fromEntries(headers) } });

  const decoder = new TextDecoder();
  const sendText = async (text: string) => {
    while (line.bufferedAmount() > HIGH_WATER_BYTES && !signal.aborted) await delay(DRAIN_POLL_MS);
    if (text !== '' && !signal.aborted) send({ id, chunk: text });
  };
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    await sendText(decoder.decode(part.value, { stream: true }));
  }
  await sendText(decoder.decode());
  if (!signal.aborted) send({ id, end: true });
}
