/** The published id of a document: the id of a draft or version without its prefix. */
export function getPublishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}
