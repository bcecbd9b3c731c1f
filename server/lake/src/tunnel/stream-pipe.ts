import { setTimeout as delay } from 'node:timers/promises';
import type { ServerFrame } from './frames.ts';

/** Above this many bytes in flight a stream waits: its socket carries others, and all of them together fill it. */
const HIGH_WATER_BYTES = 1_000_000;
const DRAIN_POLL_MILLISECONDS = 20;

/** A body travels decoded and in pieces, so these would be wrong on the other side; cookies never travel. */
const DROPPED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'set-cookie',
]);

/**
 * Sends a response as frames: its head, its text as it comes, its end. Stops without a word when the signal aborts
 * and then cancels the body, so that the lake drops its listener. Throws what reading the body throws.
 *
 * @param line.bufferedAmount - bytes sent that the network has not taken yet.
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
    while (line.bufferedAmount() > HIGH_WATER_BYTES && !signal.aborted) await delay(DRAIN_POLL_MILLISECONDS);
    if (text !== '' && !signal.aborted) send({ id, chunk: text });
  };
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    await sendText(decoder.decode(part.value, { stream: true }));
  }
  await sendText(decoder.decode());
  if (!signal.aborted) send({ id, end: true });
}
