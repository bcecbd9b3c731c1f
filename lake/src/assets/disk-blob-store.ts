import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Bytes } from '../requests/request-body.ts';
import type { BlobStore, ByteRange, ListedBlob } from './blob-store.ts';

const TEMPORARY = '.tmp';

/** Stores blobs as files under `directory`. It does not check names; `openBlobStore` does. */
export function openDiskBlobStore(directory: string): BlobStore {
  const root = resolve(directory);
  const getPath = (name: string) => join(root, name);
  return {
    put: (name, bytes) => writeDurably(getPath(name), bytes),
    // Copied, since a Buffer from readFile may be a slice of Node's shared pool, which its type does not show.
    read: (name) => ignoreMissing(async () => new Uint8Array(await readFile(getPath(name)))),
    stat: (name) => ignoreMissing(() => statFile(getPath(name))),
    stream: (name, range) => streamFile(getPath(name), range),
    remove: (name) => rm(getPath(name), { force: true }),
    list: () => listFiles(root, (name) => !name.endsWith(TEMPORARY)),
  };
}

/** Removes partial files of killed processes that were written until `before`, in milliseconds since 1970. */
export async function removeHalfWritten(directory: string, before: number): Promise<void> {
  const root = resolve(directory);
  for (const { name, written } of await listFiles(root, (file) => file.endsWith(TEMPORARY))) {
    if (written <= before) await rm(join(root, name), { force: true });
  }
}

async function statFile(path: string): Promise<{ size: number } | undefined> {
  const found = await stat(path);
  return found.isFile() ? { size: found.size } : undefined;
}

async function listFiles(root: string, isListed: (file: string) => boolean): Promise<ListedBlob[]> {
  const entries = (await ignoreMissing(() => readdir(root, { recursive: true, withFileTypes: true }))) ?? [];
  const files = entries.filter((entry) => entry.isFile() && isListed(entry.name));
  const found = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const about = await ignoreMissing(() => stat(path));
      const name = relative(root, path).replaceAll(sep, '/');
      return about ? [{ name, size: about.size, written: about.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((a, b) => a.written - b.written);
}

/**
 * Writes a temporary file and renames it, so that readers see either the whole file or none. It writes also when the file
 * exists, since another writer may not have synced it yet.
 */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await makeDirectoryDurably(dirname(path));
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** Creates a directory and syncs all parents of new directories, since a new entry is durable only after that. */
async function makeDirectoryDurably(directory: string): Promise<void> {
  const firstMade = await mkdir(directory, { recursive: true });
  if (firstMade === undefined) return;
  for (let made = directory; made.length >= firstMade.length; made = dirname(made)) {
    await syncDirectory(dirname(made));
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function streamFile(path: string, range: ByteRange | undefined): ReadableStream<Bytes> {
  const chunks = readChunks(path, range);
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // Waits for a read that is under way, so a file that is still being opened is closed too.
      async cancel() {
        await chunks.return(undefined);
      },
    },
    // Without a queue, `pull` runs at the first read, which opens the file.
    { highWaterMark: 0 },
  );
}

async function* readChunks(path: string, range: ByteRange | undefined): AsyncGenerator<Bytes, void> {
  yield* createReadStream(path, range);
}

async function ignoreMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
