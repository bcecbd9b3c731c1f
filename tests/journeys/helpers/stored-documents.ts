import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContentClient } from '../../../scripts/shared/content-client.ts';
import type { ServerProcess } from './server-process.ts';

/** The ids of all documents of a type in the server's lake, including drafts. */
export function storedIds(server: ServerProcess, type: string): Promise<string[]> {
  return getAdministrator(server).fetch<string[]>('*[_type == $type] | order(_id)._id', { type });
}

/** The value of a document's top-level field in the server's lake; undefined when either is missing. */
export async function storedField(server: ServerProcess, id: string, name: string): Promise<unknown> {
  return (await getAdministrator(server).getDocument(id))?.[name];
}

/** A client with the administrator's permissions. */
export function getAdministrator({ url, dataDirectory }: ServerProcess) {
  const token = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim();
  return createContentClient({ url, projectId: 'local', dataset: 'production', token });
}
