import { invalid } from '../errors.ts';
import { isPosition } from './positions.ts';

/** In characters: far more than a path through every level that a document may have. */
export const MAX_PATH_LENGTH = 4_000;

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** Quoted text, a bracket, anything else, or the rest from a quote that stays open. */
const PART = new RegExp(String.raw`${QUOTED}|[[\]]|[^"'[\]]+|["'][^]*`, 'g');
const CLOSED = new RegExp(`^(?:${QUOTED}|[^"'][^]*)$`);

/**
 * Attributes outside of brackets: those at the beginning of a path, and those after a bracket or a quoted name. Spaces
 * around them do not count: a pattern that looked for those too would try each of them as the last.
 */
const FIRST_NAMES = /^\.{0,2}(?:[a-z_]\w*(?:\.{1,2}[a-z_]\w*)*\.{0,2})?$/i;
const LATER_NAMES = /^(?:\.{1,2}[a-z_]\w*)*\.{0,2}$/i;

/** What can only be meant for places in a list. */
const NUMBERS = /^[\d.:-][\s\d.:-]*$/;

/** All members of a list. */
const ALL = /^\s*[*:]\s*$/;

/**
 * A JSONMatch path in the spelling that @sanity/mutator reads: `a['k']` for `a["k"]`, and `a[0:]` for `a[]`, `a[*]` and `a[:]`.
 * Events carry this spelling too, so that listeners that apply them change the same values.
 *
 * @throws ItemError 400 when it is endless, when a bracket or quote stays open, or something stands where a name ought to begin: the mutator
 *   would pass over it, and patch another place; and for places in a list that are no whole numbers
 */
export function patchPath(path: string): string {
  if (path.length > MAX_PATH_LENGTH) {
    throw invalid(`The path "${path.slice(0, 60)}…" is too long: at most ${MAX_PATH_LENGTH} characters`);
  }
  const parts = pathParts(path);
  let depth = 0;
  for (const [index, part] of parts.entries()) {
    if (part === '[') depth += 1;
    else if (part === ']') depth -= 1;
    else if (depth === 0 && !isQuoted(part)) refuseUnreadable(path, part, index);
    else if (!isQuoted(part)) refuseNoPosition(path, part);
  }
  if (depth !== 0 || !CLOSED.test(parts.at(-1) ?? ' ')) {
    throw invalid(`The path "${path}" cannot be read: a bracket or quote is not closed`);
  }
  return parts.map((part, index) => spelled(part, parts[index - 1], parts[index + 1])).join('');
}

/** The path in pieces: quoted texts, brackets, and what stands between them. */
export function pathParts(path: string): string[] {
  return path.match(PART) ?? [];
}

export function isQuoted(part: string): boolean {
  return /^["']./.test(part);
}

function refuseNoPosition(path: string, part: string): void {
  const members = part.split(',').map((member) => member.trim());
  const wrong = members.find((member) => NUMBERS.test(member) && !isPosition(member));
  if (wrong === undefined) return;
  throw invalid(
    `The path "${path}" cannot be read at "${wrong}": places in a list are whole numbers, and ranges of them have no steps`,
  );
}

function refuseUnreadable(path: string, part: string, index: number): void {
  const names = part.trim();
  if ((index === 0 ? FIRST_NAMES : LATER_NAMES).test(names)) return;
  throw invalid(
    `The path "${path}" cannot be read at "${names}": names are letters, digits and "_" with "." between them, any other name is written ['so']`,
  );
}

function spelled(part: string, before: string | undefined, after: string | undefined): string {
  if (part === '[' && after === ']') return '[0:';
  if (before === '[' && after === ']' && ALL.test(part)) return '0:';
  const isName = part.startsWith('"') && before === '[' && after === ']';
  if (!isName) return part;
  const name = part.slice(1, -1).replace(/\\(.)/g, '$1');
  return `'${name.replace(/['\\]/g, '\\$&')}'`;
}
