import type { ObjectSchemaType, Path } from '@sanity/types';
import type { SiteFacts } from '../../../web/content/site-facts.ts';
import { describePlace } from '../describe-place.ts';
import { excerpts, shortened } from '../format-text.ts';
import { isObject, readPath } from '../read-value.ts';
import { choicesOf, typeAt } from '../type-at.ts';
import { asRead } from './changed-facts.ts';
import { compareValues } from './compare-values.ts';
import { nounOfAsset, whatBecomesOf } from './describe-asset.ts';
import type { Difference } from './difference.ts';
import { createNamer } from './targets.ts';

/** A change on a page, in words. */
export interface ChangeInWords {
  /** Which text or list it is, as 'Problem cards › 3rd problem card “…” › Solution'. */
  place: string;
  /** What visitors read now and will read; undefined where the change is none of a text. */
  before: string | undefined;
  after: string | undefined;
  /** What happens, where two texts beside each other do not say it. */
  note: string | undefined;
}

/** The document that is to be published, as it is published and as it is written. */
export interface Revision {
  type: ObjectSchemaType;
  published: unknown;
  draft: unknown;
  factsBefore: SiteFacts;
  factsAfter: SiteFacts;
  /** What each document calls itself, by its id. */
  names: ReadonlyMap<string, string>;
}

const LENGTH = 120;

/** Says changes on pages in words of the form that the editor has open. */
export function createDescriber(revision: Revision): (difference: Difference) => ChangeInWords {
  const { published, draft, names } = revision;
  const named = createNamer([published, draft], names);
  const own = compareValues(published, draft).map(named);
  return (found) => {
    const difference = named(found);
    const origin = originOf(difference, own);
    const generated = origin && generatedFile(origin.path, revision);
    if (generated) return generated;
    const place = origin ? placeOf(origin, revision) : titleFromName(lastName(difference.path));
    if (origin && isReplacedByGenerated(origin, draft)) return { place, ...note(REPLACED) };
    return { place, ...inWords(asChosen(difference, origin, revision), revision) };
  };
}

function inWords(
  difference: Difference,
  { factsBefore, factsAfter }: Revision,
): Omit<ChangeInWords, 'place'> {
  const quote = (text: string, facts: SiteFacts) => `“${shortened(asRead(text, facts), LENGTH)}”`;
  const entry = (text: string, facts: SiteFacts) => (text.trim() ? quote(text, facts) : 'an empty entry');
  switch (difference.kind) {
    case 'text': {
      const before = asRead(difference.before, factsBefore);
      const after = asRead(difference.after, factsAfter);
      return { ...excerpts(before, after, LENGTH), note: undefined };
    }
    case 'added':
      return note(`${entry(difference.text, factsAfter)} is added`);
    case 'removed':
      return note(`${entry(difference.text, factsBefore)} is removed`);
    case 'moved':
      return note(
        `new order: ${difference.order.map((text) => shortened(asRead(text, factsAfter), 30)).join(', ')}`,
      );
    case 'asset':
      return note(whatBecomesOf(nounOfAsset(difference.after || difference.before), difference));
    case 'crop':
      return note('a different part of the picture shows');
    case 'style':
      return note(`looks or links differently: ${quote(difference.text, factsAfter)}`);
  }
}

/** What the tool's video replaces on the site: it shows an uploaded one as long as there is one. */
const UPLOADED_VIDEOS = new Set<unknown>(['video', 'combinedVideo']);

const REPLACED = 'the video made by the avatar tool takes its place';

function isReplacedByGenerated({ kind, path, ...change }: Difference, draft: unknown): boolean {
  const isRemoved = kind === 'asset' && 'after' in change && change.after === '';
  return (
    isRemoved && UPLOADED_VIDEOS.has(path[0]) && Boolean(readPath(draft, ['avatarAssets', 'video', 'url']))
  );
}

function note(text: string): Omit<ChangeInWords, 'place'> {
  return { before: undefined, after: undefined, note: text };
}

/** The file of the avatar tool that a path leads into, said once and without its addresses; undefined elsewhere. */
function generatedFile(path: Path, revision: Revision): ChangeInWords | undefined {
  const { type, published, draft } = revision;
  const whole = path.slice(0, -1);
  const file = typeAt(type, draft, whole);
  if (file?.name !== 'avatarAsset' || !file.title) return undefined;
  const addressIn = (document: unknown) => String(readPath(document, [...whole, 'url']) ?? '');
  const addresses = { before: addressIn(published), after: addressIn(draft) };
  return {
    place: describePlace(type, draft, whole).steps.join(' › '),
    ...note(whatBecomesOf(file.title.toLowerCase(), addresses)),
  };
}

/** A choice by the name that the form gives it, as 'Ten problem cards' for 'cards'; anything else as it is. */
function asChosen(
  difference: Difference,
  origin: Difference | undefined,
  { type, draft }: Revision,
): Difference {
  const choices = origin && choicesOf(typeAt(type, draft, origin.path));
  if (!choices || difference.kind !== 'text') return difference;
  const name = (value: string) => {
    const chosen = choices.filter(isObject).find((choice) => choice.value === value);
    return typeof chosen?.title === 'string' ? chosen.title : value;
  };
  return { ...difference, before: name(difference.before), after: name(difference.after) };
}

/** The change in the document that shows as this one on a page; one of the same field before any that says the same. */
function originOf(difference: Difference, own: readonly Difference[]): Difference | undefined {
  const same = own.filter((candidate) => saysSame(candidate, difference));
  return same.find(({ path }) => lastName(path) === lastName(difference.path)) ?? same[0];
}

function saysSame(one: Difference, other: Difference): boolean {
  const { path: onePath, ...oneWords } = one;
  const { path: otherPath, ...otherWords } = other;
  if (one.kind === 'crop' || one.kind === 'moved') {
    return one.kind === other.kind && lastName(onePath) === lastName(otherPath);
  }
  return JSON.stringify(oneWords) === JSON.stringify(otherWords);
}

function placeOf({ kind, path }: Difference, { type, published, draft }: Revision): string {
  // The note itself names what was added to a list, or removed from it.
  const shown = kind === 'added' || kind === 'removed' ? path.slice(0, -1) : path;
  return describePlace(type, kind === 'removed' ? published : draft, shown).steps.join(' › ');
}

function lastName(path: Path): string {
  return path.findLast((segment) => typeof segment === 'string') ?? '';
}

/** 'statisticsHeading' as 'Statistics heading'. */
function titleFromName(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
