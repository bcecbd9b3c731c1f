/**
 * Whether a fact of the publisher is still the placeholder that Site settings starts with, or one like it: something in
 * square brackets, an address in .example. It is nothing that may be said to be true.
 */
export function isPlaceholder(value: string): boolean {
  return /^\[.*\]$/s.test(value.trim()) || /\.example$/i.test(value.trim());
}
