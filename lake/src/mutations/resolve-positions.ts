import type { LakeDocument } from '../documents/document.ts';
import { extractPlaces, type Steps } from './extract-places.ts';
import { withoutNestedBrackets } from './nested-brackets.ts';
import { isQuoted, splitPath } from './patch-path.ts';
import {
  clampPosition,
  isInside,
  isPlain,
  isPosition,
  isRange,
  listPlaces,
  startOfEmptyRange,
} from './positions.ts';

const PLAIN_NAME = /^[a-z_]\w*$/i;

/** A pair of brackets in the parts of a path, and its selectors, such as `0` and `_key=="a"` in `[0,_key=="a"]`. */
type Bracket = { at: number; end: number; members: readonly string[] };

/** Where an insert puts its items, relative to its path. */
export type InsertPlace = 'before' | 'after' | 'replace';

type List = { steps: Steps; length: number };

type Target = { document: LakeDocument; insert?: InsertPlace | undefined };

/** Whether a path selects array members by position. */
export function includesPositions(path: string): boolean {
  return findNextBracket(splitPath(path), 0) !== undefined;
}

/**
 * Resolves positions that @sanity/mutator does not support: `rows[-1].title` becomes `rows[2].title`, and `rows[0:].title` one
 * path per row. Positions beyond the end of an array are removed, so the result may be empty: the mutator would extend the array,
 * and iterate over a range of any size. An insert may have one position beyond the end. An insert before or after a range is
 * resolved to the first or last position of the range.
 *
 * @param path in the notation of `patchPath`
 * @throws Error for a path that the mutator cannot parse
 */
export function resolvePositions(path: string, target: Target): string[] {
  return withoutNestedBrackets(path).flatMap((one) => resolveFrom(splitPath(one), 0, target));
}

function resolveFrom(parts: readonly string[], from: number, target: Target): string[] {
  const bracket = findNextBracket(parts, from);
  if (!bracket) return [parts.join('')];
  const { at, end, members } = bracket;
  const path = parts.slice(0, at).join('');
  const rest = parts.slice(end + 1);
  const way = { isLast: rest.length === 0, insert: target.insert };
  const lists = findLists(path, target.document);
  if (isSupportedByMutator(members, lists, way)) return resolveFrom(parts, end + 1, target);
  const resolveMembers = (before: string, left: readonly string[]) =>
    left.length > 0 ? resolveFrom([`${before}[${left.join(',')}]`, ...rest], 1, target) : [];
  if (lists.length === 0) {
    return resolveMembers(
      path,
      members.filter((member) => !isPosition(member)),
    );
  }
  return lists.flatMap(({ steps, length }) =>
    expandMembers(members, length, way).flatMap((left) => resolveMembers(spellSteps(steps), left)),
  );
}

/** The context of a bracket: whether it ends the path, and the place of an insert. */
type Way = { isLast: boolean; insert: InsertPlace | undefined };

/** Whether the mutator handles the selectors of a bracket correctly for these arrays. */
function isSupportedByMutator(
  members: readonly string[],
  lists: readonly List[],
  { isLast, insert }: Way,
): boolean {
  const positions = members.filter(isPosition);
  // The mutator refuses to insert into a value that is no array; other operations have no effect there.
  if (lists.length === 0) return isLast && insert !== undefined;
  // The mutator treats the exclusive end of a range as its last position.
  if (isLast && isBeside(insert) && members.length === positions.length && positions.some(isRange))
    return false;
  const canBe = isLast
    ? (member: string, length: number) => (insert && !isRange(member)) || isInside(member, length)
    : (member: string, length: number) => isPlain(member) && isInside(member, length);
  return lists.every(({ length }) => positions.every((position) => canBe(position, length)));
}

/** The resolved brackets for an array of this length, as the selectors of each; possibly none. */
function expandMembers(members: readonly string[], length: number, { isLast, insert }: Way): string[][] {
  const positions = members.filter(isPosition);
  const places = listPlaces(positions, length);
  const areAllPositions = positions.length === members.length;
  if (!isLast && areAllPositions) return places.map((place) => [String(place)]);
  if (isLast && areAllPositions && isBeside(insert)) return [chooseOutermost(places, insert)];
  // In the middle of a path, the mutator would process a range once per position, and change all positions each time.
  const expandPosition = (position: string) =>
    isLast ? (clampPosition(position, length) ?? []) : listPlaces([position], length).map(String);
  return [members.flatMap((member) => (isPosition(member) ? expandPosition(member) : member))];
}

function isBeside(insert: InsertPlace | undefined): insert is 'before' | 'after' {
  return insert === 'before' || insert === 'after';
}

/** The position for an insert before or after all of these indexes. */
function chooseOutermost(places: readonly number[], insert: 'before' | 'after'): string[] {
  const inOrder = places.toSorted((a, b) => a - b);
  const place = inOrder.at(insert === 'before' ? 0 : -1);
  return place === undefined ? [] : [String(place)];
}

/** The next bracket with a position and without nested brackets. */
function findNextBracket(parts: readonly string[], from: number): Bracket | undefined {
  for (let at = from; at < parts.length; at += 1) {
    if (parts[at] !== '[') continue;
    let end = at + 1;
    while (end < parts.length && parts[end] !== '[' && parts[end] !== ']') end += 1;
    if (parts[end] !== ']') continue;
    const members = splitMembers(parts.slice(at + 1, end));
    if (members.some(isPosition)) return { at, end, members };
  }
  return undefined;
}

/** Splits the content of a bracket into selectors, at commas outside of quoted texts. */
function splitMembers(content: readonly string[]): string[] {
  const members = [''];
  for (const part of content) {
    const [first = '', ...others] = isQuoted(part) ? [part] : part.split(',');
    members.push(`${members.pop()}${first}`, ...others);
  }
  return members;
}

function findLists(path: string, document: LakeDocument): List[] {
  if (path === '') return [];
  return extractPlaces(path, document).flatMap(({ steps, value }) =>
    Array.isArray(value) ? [{ steps, length: value.length }] : [],
  );
}

/** Resolves a path to one path per existing value, the last first, so that removing one does not move the others. */
export function listPathsToValues(path: string, document: LakeDocument): string[] {
  return extractPlaces(path, document)
    .map(({ steps }) => spellSteps(steps))
    .toReversed();
}

/**
 * Resolves the place of an insert that replaces an empty range, such as `tags[2:2]`: @sanity/mutator would replace the whole array.
 * As in `Array.splice`, a range that ends before its start is empty, and one beyond the end is at the end.
 *
 * @returns undefined for a range with elements, and for a path that does not end with a single range in a single array
 */
export function findEmptyRange(
  path: string,
  document: LakeDocument,
): { place: InsertPlace; path: string } | undefined {
  const parts = splitPath(path);
  const at = parts.lastIndexOf('[');
  const range = parts
    .slice(at + 1, -1)
    .join('')
    .trim();
  if (parts.at(-1) !== ']' || !isRange(range)) return undefined;
  const lists = resolvePositions(parts.slice(0, at).join(''), { document }).flatMap((one) =>
    findLists(one, document),
  );
  const [list] = lists;
  if (!list || lists.length > 1) return undefined;
  const { steps, length } = list;
  const start = startOfEmptyRange(range, length);
  if (start === undefined) return undefined;
  if (length === 0) return { place: 'replace', path: `${spellSteps(steps)}[0:0]` };
  return start < length
    ? { place: 'before', path: `${spellSteps(steps)}[${start}]` }
    : { place: 'after', path: `${spellSteps(steps)}[${length - 1}]` };
}

function spellSteps(steps: Steps): string {
  return steps
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (PLAIN_NAME.test(step)) return index === 0 ? step : `.${step}`;
      return `['${step.replace(/['\\]/g, '\\$&')}']`;
    })
    .join('');
}
