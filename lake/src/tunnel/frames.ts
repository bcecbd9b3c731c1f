import { z } from 'zod';

/**
 * The frames of `/_lake/streams`, one JSON object per text message. The browser (`../browser/`) chooses stream ids, which are unique
 * per socket.
 */
const clientFrameSchema = z.union([
  z.strictObject({
    id: z.int().nonnegative(),
    open: z.strictObject({
      path: z.string().startsWith('/').max(16_000),
      headers: z.record(z.string(), z.string()),
    }),
  }),
  z.strictObject({ id: z.int().nonnegative(), close: z.literal(true) }),
  z.strictObject({ pong: z.literal(true) }),
]);

export type ClientFrame = z.infer<typeof clientFrameSchema>;

export type ServerFrame =
  | { id: number; head: { status: number; headers: Record<string, string> } }
  | { id: number; chunk: string }
  | { id: number; end: true }
  | { id: number; error: string }
  /** The client must respond with a pong. */
  | { ping: true };

/** Parses a frame; undefined when the text is not a frame of this protocol. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrameSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
