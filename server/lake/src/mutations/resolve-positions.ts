import { extractWithPath } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { withoutNestedBrackets } from './nested-brackets.ts';
import { isQuoted, pathParts } from './patch-path.ts';
import { clamped, isInside, isPlain, isPosition, isRange, placesIn } from './positions.ts';

const PLAIN_NAME = /^[a-z_]\w*$/i;

type Steps = readonly (string | number)[];

/** A bracket that opens at one part of a path and closes at another, and what it names, as in `[0,_key=="a"]`. */
type Bracket = { at: number; end: number; members: readonly string[] };

/** Where an insert puts its items, seen from what its path names. */
export type InsertPlace = 'before' | 'after' | 'replace';

type List = { steps: Steps; length: number };

type Target = { document: LakeDocument; insert?: InsertPlace | undefined };

/** Whether a path names members of a list by their positions. */
export function namesPositions(path: string): boolean {
  return nextBracket(pathParts(path), 0) !== undefined;
}

/**
 * The path with what @sanity/mutator cannot follow written out: `rows[-1].title` as `rows[2].title`, and `rows[0:].title`
 * once for each row. What is beyond the end of a list is left out, so there may be no path left: the mutator would make
 * the list longer, and go through a range to its end however far that is. An insert may name one place beyond the end; one
 * before or after a range is at the first or the last place of that.
 *
 * @param path as `patchPath` spells it
 * @throws Error at a path that the mutator cannot read
 */
export function resolvePositions(path: string, target: Target): string[] {
  return withoutNestedBrackets(path).flatMap((one) => resolveFrom(pathParts(one), 0, target));
}

function resolveFrom(parts: readonly string[], from: number, target: Target): string[] {
  const bracket = nextBracket(parts, from);
  if (!bracket) return [parts.join('')];
  const { at, end, members } = bracket;
  const path = parts.slice(0, at).join('');
  const rest = parts.slice(end + 1);
  const way = { isLast: rest.length === 0, insert: target.insert };
  const lists = listsAt(path, target.document);
  if (canBeFollowed(members, lists, way)) return resolveFrom(parts, end + 1, target);
  const named = (before: string, left: readonly string[]) =>
    left.length > 0 ? resolveFrom([`${before}[${left.join(',')}]`, ...rest], 1, target) : [];
  if (lists.length === 0) {
    return named(
      path,
      members.filter((member) => !isPosition(member)),
    );
  }
  return lists.flatMap(({ steps, length }) =>
    writtenOut(members, length, way).flatMap((left) => named(spelled(steps), left)),
  );
}

/** How a bracket is used: as the end of the path, or on the way, and by an insert. */
type Way = { isLast: boolean; insert: InsertPlace | undefined };

/** Whether the mutator does the right thing with what a bracket names of these lists. */
function canBeFollowed(members: readonly string[], lists: readonly List[], { isLast, insert }: Way): boolean {
  const positions = members.filter(isPosition);
  // Into what is no list the mutator refuses to insert; any other operation has nothing to change there.
  if (lists.length === 0) return isLast && insert !== undefined;
  // The mutator counts the end of a range as the last place of it.
  if (isLast && isBeside(insert) && members.length === positions.length && positions.some(isRange))
    return false;
  const canBe = isLast
    ? (member: string, length: number) => (insert && !isRange(member)) || isInside(member, length)
    : (member: string, length: number) => isPlain(member) && isInside(member, length);
  return lists.every(({ length }) => positions.every((position) => canBe(position, length)));
}

/** What brackets name in its place, for a list of this length: the members of each, of which there may be none. */
function writtenOut(members: readonly string[], length: number, { isLast, insert }: Way): string[][] {
  const positions = members.filter(isPosition);
  const places = () => placesIn(positions, length);
  const areAllPositions = positions.length === members.length;
  if (!isLast && areAllPositions) return places().map((place) => [String(place)]);
  if (isLast && areAllPositions && isBeside(insert)) return [outermost(places(), insert)];
  // On the way the mutator would follow a range once for each place that it names, and change all of them each time.
  const written = (position: string) =>
    isLast ? (clamped(position, length) ?? []) : placesIn([position], length).map(String);
  return [members.flatMap((member) => (isPosition(member) ? written(member) : member))];
}

function isBeside(insert: InsertPlace | undefined): insert is 'before' | 'after' {
  return insert === 'before' || insert === 'after';
}

/** The place that an insert before or after all of these is at. */
function outermost(places: readonly number[], insert: 'before' | 'after'): string[] {
  const inOrder = places.toSorted((a, b) => a - b);
  const place = inOrder.at(insert === 'before' ? 0 : -1);
  return place === undefined ? [] : [String(place)];
}

/** The next bracket that names a position and has no other within it. */
function nextBracket(parts: readonly string[], from: number): Bracket | undefined {
  for (let at = from; at < parts.length; at += 1) {
    if (parts[at] !== '[') continue;
    let end = at + 1;
    while (end < parts.length && parts[end] !== '[' && parts[end] !== ']') end += 1;
    if (parts[end] !== ']') continue;
    const members = membersOf(parts.slice(at + 1, end));
    if (members.some(isPosition)) return { at, end, members };
  }
  return undefined;
}

/** What a bracket names: its content at the commas outside of quoted texts. */
function membersOf(content: readonly string[]): string[] {
  const members = [''];
  for (const part of content) {
    const [first = '', ...others] = isQuoted(part) ? [part] : part.split(',');
    members.push(`${members.pop()}${first}`, ...others);
  }
  return members;
}

function listsAt(path: string, document: LakeDocument): List[] {
  if (path === '') return [];
  return extractWithPath(path, document).flatMap(({ path: steps, value }) =>
    Array.isArray(value) ? [{ steps, length: value.length }] : [],
  );
}

/** The places that a path leads to, each by a path of its own; those with nothing in them are left out. */
export function pathsToText(path: string, document: LakeDocument): string[] {
  return extractWithPath(path, document).flatMap(({ path: steps, value }) =>
    value === null || value === undefined ? [] : spelled(steps),
  );
}

function spelled(steps: Steps): string {
  return steps
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (PLAIN_NAME.test(step)) return index === 0 ? step : `.${step}`;
      return `['${step.replace(/['\\]/g, '\\$&')}']`;
    })
    .join('');
}
