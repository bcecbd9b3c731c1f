/**
 * Copies a string into its own memory. In V8, a substring from slice(), split() or a regular expression shares the memory of the
 * original string and keeps it alive, so that a cached short substring may hold megabytes.
 */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
