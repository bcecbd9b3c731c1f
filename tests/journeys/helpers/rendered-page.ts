import { DOCUMENT_DATA, type DocumentData } from '../../../web/data/env.ts';

/**
 * The prerendered HTML of a path, as an unlocked browser fetches it: the fragment that the document names, or the document when
 * there is no gate.
 */
export async function renderedPage(origin: string, path: string): Promise<string> {
  const document = await (await fetch(origin + path)).text();
  const { config, fragment } = getDocumentData(document);
  if (config.gate === 'off') return document;
  const answer = await fetch(new URL(fragment, origin));
  if (!answer.ok) throw new Error(`The fragment ${fragment} answered ${answer.status}`);
  const { html }: { html: string } = await answer.json();
  return html;
}

/** The data in a document for its scripts: the environment, and the addresses of the build's files. */
export function getDocumentData(html: string): DocumentData {
  const [, json] = new RegExp(`id="${DOCUMENT_DATA}">(.*?)</script>`).exec(html) ?? [];
  if (!json) throw new Error(`The document has no #${DOCUMENT_DATA}:\n${html}`);
  return JSON.parse(json);
}
