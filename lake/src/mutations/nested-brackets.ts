import { isQuoted, splitPath } from './patch-path.ts';

/** Brackets behind each other multiply: a short path could name more places than there is memory for. */
const MAX_PATHS = 1_000;

/**
 * A path as several without brackets within brackets: `a[b[2].c,d,e]` as `a.b[2].c` and `a[d,e]`. So what stands in each bracket can be
 * seen from what is before it. A member that begins with a bracket leads nowhere: @sanity/mutator follows none.
 *
 * @throws Error when there are too many
 */
export function withoutNestedBrackets(path: string): string[] {
  const paths: string[] = [];
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const apart = separateMembers(next);
    if (apart) waiting.push(...apart.toReversed());
    else paths.push(next);
    if (paths.length + waiting.length > MAX_PATHS) {
      throw new Error(`it names more than ${MAX_PATHS} places`);
    }
  }
  return paths;
}

/** For the first bracket that has another within it: a path for each such member, and one for all others. Undefined if there is none. */
function separateMembers(path: string): string[] | undefined {
  const parts = splitPath(path);
  const bracket = findNestedBracket(parts);
  if (!bracket) return undefined;
  const before = parts.slice(0, bracket.at).join('');
  const after = parts.slice(bracket.end + 1).join('');
  const members = splitMembers(parts.slice(bracket.at + 1, bracket.end));
  const [nested, flat] = [members.filter(hasBracket), members.filter((member) => !hasBracket(member))];
  return [
    ...nested.filter((member) => !member.startsWith('[')).map((member) => joinMember(before, member) + after),
    ...(flat.length > 0 ? [`${before}[${flat.join(',')}]${after}`] : []),
  ];
}

function findNestedBracket(parts: readonly string[]): { at: number; end: number } | undefined {
  let at = -1;
  let depth = 0;
  let isNested = false;
  for (const [index, part] of parts.entries()) {
    if (part === '[') {
      depth += 1;
      if (depth === 1) at = index;
      else isNested = true;
    } else if (part === ']') {
      depth -= 1;
      if (depth === 0 && isNested) return { at, end: index };
    }
  }
  return undefined;
}

/** What a bracket names: its content at the commas outside of quoted texts and of other brackets. */
function splitMembers(content: readonly string[]): string[] {
  const members = [''];
  let depth = 0;
  for (const part of content) {
    if (part === '[') depth += 1;
    if (part === ']') depth -= 1;
    const [first = '', ...others] = isQuoted(part) || depth > 0 ? [part] : part.split(',');
    members.push(`${members.pop()}${first}`, ...others);
  }
  return members.map((member) => member.trim()).filter((member) => member !== '');
}

function hasBracket(member: string): boolean {
  return splitPath(member).includes('[');
}

function joinMember(before: string, member: string): string {
  return before === '' || before.endsWith('.') || member.startsWith('.')
    ? before + member
    : `${before}.${member}`;
}
