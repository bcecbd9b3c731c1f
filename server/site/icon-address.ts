/**
 * An SVG icon itself as its address, for an attribute between double quotes. Browsers ask for icons as soon as a document is
 * read, at a high priority: the request would take the open connection from the page, or from what is painted first.
 *
 * Only what has to be is escaped, for that is shorter as it travels; a style too, so that no reader of the document takes it for
 * the page's. The drawing has no text but its title, so that blanks mean nothing at the edge of a mark.
 */
export function iconAddress(drawing: string): string {
  const source = drawing
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;<>]) ?/g, '$1')
    .replaceAll('"', "'");
  return `data:image/svg+xml,${source.replace(/[%#]|<(?=\/?(?:style|script)\b)/g, encodeURIComponent)}`;
}
