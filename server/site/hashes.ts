import { createHash } from 'node:crypto';

/** A hash of some texts that fits into a file name or a query string. */
export function computeShortHash(length: number, ...texts: readonly (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, length);
}

/** The source expression of a content security policy that allows exactly this text. */
export function computeCspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
