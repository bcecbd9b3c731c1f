import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentClient } from '../../scripts/content-client.ts';
import type { ServerProcess } from './server-process.ts';

/** The ids of all documents of a type that the server's lake holds, drafts included. */
export function storedIds(server: ServerProcess, type: string): Promise<string[]> {
  return administratorOf(server).fetch<string[]>('*[_type == $type] | order(_id)._id', { type });
}

/** What the server's lake holds of a field at the top of a document; undefined without the one or the other. */
export async function storedField(server: ServerProcess, id: string, name: string): Promise<unknown> {
  return (await administratorOf(server).getDocument(id))?.[name];
}

/** A client that may read and write everything, as the administrator. */
export function administratorOf({ url, dataDirectory }: ServerProcess) {
  const token = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim();
  return contentClient({ url, projectId: 'local', dataset: 'production', token });
}
