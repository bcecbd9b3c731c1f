import { invalid } from '../errors.ts';

/** Quoted text, a bracket, or anything else. */
const PART = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[[\]]|[^"'[\]]+|["']/g;

/**
 * A JSONMatch path in the spelling that @sanity/mutator reads: `a['k']` for `a["k"]`, and `a[0:]` for `a[]`. Events
 * carry this spelling too, so that whoever applies them meets the same places.
 *
 * @throws ItemError 400 when a bracket or quote stays open, which the mutator would pass over
 */
export function patchPath(path: string): string {
  const parts: string[] = path.match(PART) ?? [];
  const depth = parts.reduce((open, part) => open + (part === '[' ? 1 : part === ']' ? -1 : 0), 0);
  if (depth !== 0 || parts.includes('"') || parts.includes("'")) {
    throw invalid(`The path "${path}" cannot be read: a bracket or quote is not closed`);
  }
  return parts.map((part, index) => spelled(part, parts[index - 1], parts[index + 1])).join('');
}

function spelled(part: string, before: string | undefined, after: string | undefined): string {
  if (part === '[' && after === ']') return '[0:';
  const isName = part.startsWith('"') && before === '[' && after === ']';
  if (!isName) return part;
  const name = part.slice(1, -1).replace(/\\(.)/g, '$1');
  return `'${name.replace(/['\\]/g, '\\$&')}'`;
}
