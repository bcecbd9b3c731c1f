/** The id under which a document is published: that of its draft or of a scheduled version without what it begins with. */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}
