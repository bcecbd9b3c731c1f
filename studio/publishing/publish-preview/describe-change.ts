import type { ObjectSchemaType, Path } from '@sanity/types';
import type { SanityClient } from 'sanity';
import { isObject } from '../../../content/is-object.ts';
import { siteFactFields } from '../../../content/placeholders.ts';
import { readText } from '../../../content/read-field.ts';
import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../../content/site-facts.ts';
import { describeField } from '../../shared/describe-field.ts';
import { makeExcerpts, shorten } from '../../shared/format-text.ts';
import { readPath } from '../../shared/read-value.ts';
import { findTypeAt, getChoices } from '../../shared/type-at.ts';
import type { Content, Difference } from './compare-values.ts';

/** A change, described for editors. */
export interface ChangeDescription {
  /** Location of the field, such as 'Problem cards › 3rd problem card “…” › Solution'. */
  place: string;
  /** The text before and after; undefined for changes that are not about text. */
  before: string | undefined;
  after: string | undefined;
  /** Description of a change that is not about text. */
  note: string | undefined;
}

/** What the texts of a document stand for. */
export interface Facts {
  /** Values of placeholders before and after publishing. */
  before: SiteFacts;
  after: SiteFacts;
  /** Names of published documents, by id. */
  names: ReadonlyMap<string, string>;
}

/** Reads the published values of placeholders, and the names of the documents that a document refers to. */
export async function fetchFacts(
  client: Pick<SanityClient, 'fetch'>,
  { draft, published }: { draft: Content; published: Content | null },
): Promise<Facts> {
  const { facts, named } = await client.fetch<{
    facts: SiteFacts | null;
    named: { _id: string; name: string | null }[];
  }>(
    `{
      "facts": *[_id == "siteSettings"][0]${siteFactsProjection},
      "named": *[_id in $ids]{_id, "name": coalesce(name, title, label, heading, issue)}
    }`,
    { ids: [published, draft].flatMap(listReferencedIds) },
    { perspective: 'published', tag: 'publish-preview' },
  );
  const before = facts ?? {};
  const own = Object.entries(siteFactFields).map(([name, field]) => [name, readText(draft, field) ?? null]);
  const after: SiteFacts = draft._id === 'siteSettings' ? Object.fromEntries(own) : before;
  return { before, after, names: new Map(named.map(({ _id, name }) => [_id, name ?? ''])) };
}

/** A document before and after publishing. */
interface Revision {
  type: ObjectSchemaType;
  published: unknown;
  draft: unknown;
  facts: Facts;
}

const LENGTH = 120;

/** Describes a difference of a document by its field. */
export function describeChange(difference: Difference, revision: Revision): ChangeDescription {
  const { path } = difference;
  if (path[0] === 'orderRank') return { place: 'Place in its list', ...note('a different one') };
  const generated = describeGeneratedFile(path, revision);
  if (generated) return generated;
  const place = describePlace(difference, revision);
  if (isReplacedByGenerated(difference, revision.draft)) return { place, ...note(REPLACED) };
  const namedDifference = nameReferences(difference, revision);
  return { place, ...describeDifference(asChosen(namedDifference, revision), revision.facts) };
}

/** Replaces the ids of referenced documents in a difference by their names. */
function nameReferences(difference: Difference, { published, draft, facts }: Revision): Difference {
  const targets = new Set([published, draft].flatMap(listReferencedIds));
  const insertTargetName = (text: string) =>
    targets.has(text) ? (facts.names.get(text) ?? '(not published yet)') : text;
  switch (difference.kind) {
    case 'text':
      return {
        ...difference,
        before: insertTargetName(difference.before),
        after: insertTargetName(difference.after),
      };
    case 'added':
    case 'removed':
      return { ...difference, text: insertTargetName(difference.text) };
    case 'moved':
      return { ...difference, order: difference.order.map(insertTargetName) };
    default:
      return difference;
  }
}

/** The ids of all documents that a value refers to. */
function listReferencedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferencedIds);
  if (!isObject(value)) return [];
  if (value._type === 'reference' && typeof value._ref === 'string') return [value._ref];
  return Object.values(value).flatMap(listReferencedIds);
}

function describeDifference(
  difference: Difference,
  { before: factsBefore, after: factsAfter }: Facts,
): Omit<ChangeDescription, 'place'> {
  const quote = (text: string, facts: SiteFacts) => `“${shorten(withSiteFacts(text, facts), LENGTH)}”`;
  const quoteEntry = (text: string, facts: SiteFacts) =>
    text.trim() ? quote(text, facts) : 'an empty entry';
  switch (difference.kind) {
    case 'text': {
      const before = withSiteFacts(difference.before, factsBefore);
      const after = withSiteFacts(difference.after, factsAfter);
      return { ...makeExcerpts(before, after, LENGTH), note: undefined };
    }
    case 'added':
      return note(`${quoteEntry(difference.text, factsAfter)} is added`);
    case 'removed':
      return note(`${quoteEntry(difference.text, factsBefore)} is removed`);
    case 'moved':
      return note(
        `new order: ${difference.order.map((text) => shorten(withSiteFacts(text, factsAfter), 30)).join(', ')}`,
      );
    case 'asset':
      return note(describeAssetChange(getAssetNoun(difference.after || difference.before), difference));
    case 'crop':
      return note('a different part of the picture shows');
    case 'style':
      return note(`looks or links differently: ${quote(difference.text, factsAfter)}`);
  }
}

/** Uploaded videos, which the site prefers to the one generated by the avatar tool. */
const UPLOADED_VIDEOS = new Set<unknown>(['video', 'combinedVideo']);

const REPLACED = 'the video made by the avatar tool takes its place';

function isReplacedByGenerated({ kind, path, ...change }: Difference, draft: unknown): boolean {
  const isRemoved = kind === 'asset' && 'after' in change && change.after === '';
  return (
    isRemoved && UPLOADED_VIDEOS.has(path[0]) && Boolean(readPath(draft, ['avatarAssets', 'video', 'url']))
  );
}

function note(text: string): Omit<ChangeDescription, 'place'> {
  return { before: undefined, after: undefined, note: text };
}

/** Describes the change of a generated file once, instead of each of its fields; undefined for paths elsewhere. */
function describeGeneratedFile(path: Path, revision: Revision): ChangeDescription | undefined {
  const { type, published, draft } = revision;
  const whole = path.slice(0, -1);
  const file = findTypeAt(type, draft, whole);
  if (file?.name !== 'avatarAsset' || !file.title) return undefined;
  const readUrl = (document: unknown) => String(readPath(document, [...whole, 'url']) ?? '');
  const addresses = { before: readUrl(published), after: readUrl(draft) };
  return {
    place: describeField(type, draft, whole).steps.join(' › '),
    ...note(describeAssetChange(file.title.toLowerCase(), addresses)),
  };
}

/** Replaces the value of an option by its title, such as 'cards' by 'Ten problem cards'. */
function asChosen(difference: Difference, { type, draft }: Revision): Difference {
  const choices = getChoices(findTypeAt(type, draft, difference.path));
  if (!choices || difference.kind !== 'text') return difference;
  const name = (value: string) => {
    const chosen = choices.filter(isObject).find((choice) => choice.value === value);
    return typeof chosen?.title === 'string' ? chosen.title : value;
  };
  return { ...difference, before: name(difference.before), after: name(difference.after) };
}

function describePlace({ kind, path }: Difference, { type, published, draft }: Revision): string {
  // The note names the added or removed item.
  const shown = kind === 'added' || kind === 'removed' ? path.slice(0, -1) : path;
  return describeField(type, kind === 'removed' ? published : draft, shown).steps.join(' › ');
}

/** Describes the change of a file, given the asset ids before and after; an empty id means no file. */
function describeAssetChange(noun: string, { before, after }: { before: string; after: string }): string {
  const isMany = noun.endsWith('s');
  if (after === '') return `the ${noun} ${isMany ? 'are' : 'is'} removed`;
  if (before === '') return isMany ? `new ${noun}` : `a new ${noun}`;
  return isMany ? `different ${noun}` : `a different ${noun}`;
}

/** Noun for an asset, by its id, which ends with the file's extension. */
function getAssetNoun(id: string): string {
  if (id.startsWith('image-')) return 'picture';
  if (id.endsWith('-vtt')) return 'captions';
  return /-(?:mp4|webm)$/.test(id) ? 'video' : 'file';
}
