import { DOCUMENT_DATA, type DocumentData } from '../../web/content/env.ts';

/** The data in a document for its scripts: the environment, and the addresses of the build's files. */
export function documentDataOf(html: string): DocumentData {
  const [, json] = new RegExp(`id="${DOCUMENT_DATA}">(.*?)</script>`).exec(html) ?? [];
  if (!json) throw new Error(`The document has no #${DOCUMENT_DATA}:\n${html}`);
  return JSON.parse(json);
}
