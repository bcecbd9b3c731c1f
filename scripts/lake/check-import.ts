import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { SANITY_FILES } from '../shared/hosted-project.ts';

/** The line of each document that has an id, by that id. */
export type DocumentLines = ReadonlyMap<string, number>;

const document = z.looseObject({ _type: z.string(), _id: z.string().optional() });

/**
 * Checks the documents of an import before any is written.
 *
 * @param file documents as JSON, one per line, also compressed
 * @param folder where the files lie that documents may name; undefined for documents alone
 * @throws Error that names the line of a fault
 */
export async function checkDocuments(file: string, folder: string | undefined): Promise<DocumentLines> {
  const bytes = createReadStream(file);
  const content = await buffer(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes);
  const lines = new Map<string, number>();
  for (let index = 0, from = 0; from < content.length; index += 1) {
    const end = content.indexOf('\n', from);
    const bytes = content.subarray(from, end === -1 ? content.length : end);
    from += bytes.length + 1;
    if (bytes.length === 0) continue;
    const line = `line ${index + 1} of its documents`;
    const { data, error } = document.safeParse(parse(bytes, line));
    if (!data)
      throw new Error(
        `${line} has no ${String(error.issues[0]?.path[0] ?? 'document')}, or one that is no text.`,
      );
    const { _id: id, _type: type, url } = data;
    const earlier = id === undefined ? undefined : lines.get(id);
    if (earlier !== undefined) throw new Error(`${line} has the _id of line ${earlier}: ${id}.`);
    if (id !== undefined) lines.set(id, index + 1);
    // Sanity's tool asks for the URL of a file's document, and reads and publishes any file that a document names.
    const isAsset = /^sanity\.\w+Asset$/.test(type);
    const names = [...(isAsset ? [`file@${url}`] : []), ...listNamedFiles(data)];
    const stray = names.find((name) => !isInside(name, folder));
    if (stray === undefined) continue;
    throw new Error(
      `${line} (${id ?? type}) names a file that did not come with it: ${String(stray).slice(0, 200)}. Put the file into the folder images or files beside the documents, name it image@file://./images/<name> or file@file://./files/<name>, and pack both.`,
    );
  }
  return lines;
}

function parse(bytes: Buffer, line: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${line} is no JSON in UTF-8: ${reason}`, { cause: error });
  }
}

/** What a document names under the key with which Sanity's tool marks a file to upload, at any depth. */
function listNamedFiles(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '_sanityAsset' ? [child] : listNamedFiles(child),
  );
}

/** Whether a name is that of a file beside the documents, or of one at Sanity's host. */
function isInside(name: unknown, folder: string | undefined): boolean {
  const [, address = ''] = /^(?:image|file)@(.+)$/s.exec(String(name)) ?? [];
  if (URL.parse(address)?.origin === SANITY_FILES) return true;
  const [, path] = /^file:\/\/\.\/((?:images|files)\/[\w.@ -]+)$/.exec(address) ?? [];
  return folder !== undefined && path !== undefined && existsSync(join(folder, path));
}
