import { createInvalidError } from '../errors.ts';
import { isPosition } from './positions.ts';

/** In characters: far more than a path through the maximum nesting of a document. */
export const MAX_PATH_LENGTH = 4_000;

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** Matches quoted text, a bracket, other text, or the rest after an unclosed quote. */
const PART = new RegExp(String.raw`${QUOTED}|[[\]]|[^"'[\]]+|["'][^]*`, 'g');
const CLOSED = new RegExp(`^(?:${QUOTED}|[^"'][^]*)$`);

/**
 * Match attributes outside of brackets: at the start of a path, and after a bracket or a quoted name. The text must be trimmed
 * before; patterns that match surrounding spaces would backtrack over them.
 */
const FIRST_NAMES = /^\.{0,2}(?:[a-z_]\w*(?:\.{1,2}[a-z_]\w*)*\.{0,2})?$/i;
const LATER_NAMES = /^(?:\.{1,2}[a-z_]\w*)*\.{0,2}$/i;

/** Matches text that can only be an array position or range, valid or not. */
const NUMBERS = /^[\d.:-][\s\d.:-]*$/;

/** Matches the selector of all members of an array. */
const ALL = /^\s*[*:]\s*$/;

/**
 * Converts a JSONMatch path to the notation that @sanity/mutator parses: `a['k']` for `a["k"]`, and `a[0:]` for `a[]`, `a[*]` and
 * `a[:]`. Events use this notation too, so that listeners that apply them change the same values.
 *
 * @throws ItemError 400 for a path that is too long, with an unclosed bracket or quote, or with an invalid name, which the mutator
 *   would skip and so patch another value; and for array positions that are not whole numbers
 */
export function patchPath(path: string): string {
  if (path.length > MAX_PATH_LENGTH) {
    throw createInvalidError(
      `The path "${path.slice(0, 60)}…" is too long: at most ${MAX_PATH_LENGTH} characters`,
    );
  }
  const parts = splitPath(path);
  let depth = 0;
  for (const [index, part] of parts.entries()) {
    if (part === '[') depth += 1;
    else if (part === ']') depth -= 1;
    else if (depth === 0 && !isQuoted(part)) refuseUnreadable(path, part, index);
    else if (!isQuoted(part)) refuseNoPosition(path, part);
  }
  if (depth !== 0 || !CLOSED.test(parts.at(-1) ?? ' ')) {
    throw createInvalidError(`The path "${path}" cannot be read: a bracket or quote is not closed`);
  }
  return parts.map((part, index) => spellPart(part, parts[index - 1], parts[index + 1])).join('');
}

/** Splits a path into quoted texts, brackets, and the text between them. */
export function splitPath(path: string): string[] {
  return path.match(PART) ?? [];
}

export function isQuoted(part: string): boolean {
  return /^["']./.test(part);
}

function refuseNoPosition(path: string, part: string): void {
  const members = part.split(',').map((member) => member.trim());
  const wrong = members.find((member) => NUMBERS.test(member) && !isPosition(member));
  if (wrong === undefined) return;
  throw createInvalidError(
    `The path "${path}" cannot be read at "${wrong}": places in a list are whole numbers, and ranges of them have no steps`,
  );
}

function refuseUnreadable(path: string, part: string, index: number): void {
  const names = part.trim();
  if ((index === 0 ? FIRST_NAMES : LATER_NAMES).test(names)) return;
  throw createInvalidError(
    `The path "${path}" cannot be read at "${names}": names are letters, digits and "_" with "." between them, any other name is written ['so']`,
  );
}

function spellPart(part: string, before: string | undefined, after: string | undefined): string {
  if (part === '[' && after === ']') return '[0:';
  if (before === '[' && after === ']' && ALL.test(part)) return '0:';
  const isName = part.startsWith('"') && before === '[' && after === ']';
  if (!isName) return part;
  const name = part.slice(1, -1).replace(/\\(.)/g, '$1');
  return `'${name.replace(/['\\]/g, '\\$&')}'`;
}
