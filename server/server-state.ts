import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The header of the health answer that says which server answers: another one may have got its port. */
export const INSTANCE_HEADER = 'x-instance';

const serverState = z.object({
  /** Where programs on this machine reach it. */
  url: z.url(),
  pid: z.number(),
  /** Chosen anew at every start. */
  instance: z.string(),
});

/** Of the data folder: a copy of the folder holds a copy of the file, and has another. */
const place = z.object({ inode: z.number() });

/** What a running server says of itself to the programs of its machine. */
export type ServerState = z.infer<typeof serverState>;

/** Leaves it in the data folder, which is made when missing. */
export function writeServerState(dataDirectory: string, state: ServerState): void {
  mkdirSync(dataDirectory, { recursive: true });
  const inode = statSync(dataDirectory).ino;
  writeFileSync(fileIn(dataDirectory), JSON.stringify({ ...state, inode }));
}

/** What a server left in this very folder; it may be gone since. */
export function readServerState(dataDirectory: string): ServerState | undefined {
  if (!existsSync(fileIn(dataDirectory))) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(fileIn(dataDirectory), 'utf8'));
    if (place.parse(content).inode !== statSync(dataDirectory).ino) return undefined;
    return serverState.parse(content);
  } catch {
    // Cut off by a power failure, or of another version.
    return undefined;
  }
}

export function removeServerState(dataDirectory: string): void {
  rmSync(fileIn(dataDirectory), { force: true });
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'server.json');
}
