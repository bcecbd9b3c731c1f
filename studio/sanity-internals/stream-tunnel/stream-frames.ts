/**
 * The frames of `/_lake/streams`, one JSON object per text message. The lake's side of the same protocol is
 * `server/lake/tunnel/frames.ts`.
 */
export type ClientFrame =
  | { id: number; open: { path: string; headers: Record<string, string> } }
  | { id: number; close: true }
  | { pong: true };

export type ServerFrame =
  | { id: number; head: { status: number; headers: Record<string, string> } }
  | { id: number; chunk: string }
  | { id: number; end: true }
  | { id: number; error: string }
  | { ping: true };

/** Reads a frame of the lake that this very page was served with; it is trusted to keep the protocol. */
export function readServerFrame(text: string): ServerFrame {
  return JSON.parse(text);
}
