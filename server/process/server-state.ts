import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The response header of the health check that identifies the server process: another one may use the port by now. */
export const INSTANCE_HEADER = 'x-instance';

const serverState = z.object({
  /** The address for programs on this machine. */
  url: z.url(),
  pid: z.number(),
  /** Random at every start. */
  instance: z.string(),
});

/** The inode of the data folder. It tells when the file belongs to another folder of which this one is a copy. */
const place = z.object({ inode: z.number() });

/** The state file of a running server, for other programs on this machine. */
type ServerState = z.infer<typeof serverState>;

/** Writes the state file into the data folder, which is created if necessary. */
export function writeServerState(dataDirectory: string, state: ServerState): void {
  mkdirSync(dataDirectory, { recursive: true });
  const inode = statSync(dataDirectory).ino;
  writeFileSync(getStateFile(dataDirectory), JSON.stringify({ ...state, inode }));
}

/** Reads the state file of this data folder; the server may have stopped since. */
export function readServerState(dataDirectory: string): ServerState | undefined {
  if (!existsSync(getStateFile(dataDirectory))) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(getStateFile(dataDirectory), 'utf8'));
    if (place.parse(content).inode !== statSync(dataDirectory).ino) return undefined;
    return serverState.parse(content);
  } catch {
    // The file was truncated by a power failure, or is from another version.
    return undefined;
  }
}

export function removeServerState(dataDirectory: string): void {
  rmSync(getStateFile(dataDirectory), { force: true });
}

function getStateFile(dataDirectory: string): string {
  return join(dataDirectory, 'server.json');
}
