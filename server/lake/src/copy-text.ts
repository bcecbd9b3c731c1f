/**
 * The same text in memory of its own. What is cut out of a text, by slice(), split() or a regular expression, shares
 * its memory and keeps the whole of it alive, so that a few letters that are kept for long may hold megabytes.
 */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
