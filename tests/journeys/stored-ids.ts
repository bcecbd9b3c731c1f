import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentClient } from '../../scripts/content-client.ts';
import type { ServerProcess } from './server-process.ts';

/** The ids of all documents of a type that the server's lake holds, drafts included. */
export function storedIds({ url, dataDirectory }: ServerProcess, type: string): Promise<string[]> {
  const token = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim();
  const client = contentClient({ url, projectId: 'local', dataset: 'production', token });
  return client.fetch<string[]>('*[_type == $type] | order(_id)._id', { type });
}
