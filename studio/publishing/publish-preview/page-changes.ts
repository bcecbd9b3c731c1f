import type { ObjectSchemaType } from '@sanity/types';
import { resolveHref } from '../../../content/hrefs.ts';
import { readText } from '../../../content/read-field.ts';
import type { SiteContent, SitePage } from '../../presentation/site-content.ts';
import { formatCount, shorten } from '../../shared/format-text.ts';
import { countTextsWithPlaceholder, findAffectedPages, findPagesShowing } from './affected-pages.ts';
import { type Content, compareValues, getEntryName } from './compare-values.ts';
import { type ChangeDescription, describeChange, type Facts } from './describe-change.ts';

/** Changes that occur on the same set of pages. */
export interface ChangeGroup {
  /** Such as 'On all 28 pages', 'On the page “Tara”' or 'New: the page “Nova”, /agent/nova'. */
  heading: string;
  kind: 'new' | 'gone' | 'changed';
  pages: readonly Pick<SitePage, 'path' | 'title'>[];
  changes: ChangeDescription[];
}

/** The changes of publishing a document, described for editors. */
export interface PublishPreview {
  groups: ChangeGroup[];
  /** Number of changed, added and removed pages. */
  changedPages: number;
}

/** A document before and after publishing. */
export interface Revision {
  type: ObjectSchemaType;
  /** The draft with its published id. */
  draft: Content;
  /** The published document; null when there is none. */
  published: Content | null;
}

/**
 * Describes what publishing changes: the differences of the document's own fields, by the pages that show them.
 *
 * @param content what the site shows
 * @param facts values of the site's placeholders, and names of the documents that the document refers to
 */
export function previewPublishing(revision: Revision, content: SiteContent, facts: Facts): PublishPreview {
  const { draft, published } = revision;
  const own = { before: getPath(published), after: getPath(draft) };
  const groups = [
    ...describeOwnPage(draft, own),
    ...groupByPages(
      published
        ? findChanges({ ...revision, published }, content, facts)
        : describeAddition(revision, content),
      content.pages.length,
    ),
  ];
  const changed = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return { groups, changedPages: changed.size };
}

/** Whether the content was read when the draft was there already; before, a new document seems to be on no page. */
export function includesDraft({ readAt }: SiteContent, { draft, published }: Revision): boolean {
  return published !== null || Date.parse(readText(draft, '_createdAt') ?? readAt) <= Date.parse(readAt);
}

interface PlacedChange {
  change: ChangeDescription;
  pages: readonly SitePage[];
}

function findChanges(
  { type, draft, published }: Revision & { published: Content },
  content: SiteContent,
  facts: Facts,
): PlacedChange[] {
  return compareValues(published, draft).flatMap((difference) => {
    const field = { id: draft._id, path: difference.path, ownPage: getPath(draft) };
    const pages = findAffectedPages(content, field);
    if (pages.length === 0) return [];
    const change = describeChange(difference, { type, published, draft, facts });
    const texts = countTextsWithPlaceholder(content, pages, field);
    return [{ change: texts > 0 ? { ...change, note: `in ${formatCount(texts, 'text')}` } : change, pages }];
  });
}

/** A document that is not published yet, on the pages that will show it. */
function describeAddition({ type, draft }: Revision, content: SiteContent): PlacedChange[] {
  const pages = findPagesShowing(content, { id: draft._id, ownPage: getPath(draft) });
  if (pages.length === 0) return [];
  const name = shorten(getEntryName(draft), 60);
  const note = name ? `“${name}” is added` : 'an empty entry is added';
  return [{ change: { place: type.title ?? type.name, before: undefined, after: undefined, note }, pages }];
}

/** Path of a document's page, such as '/agent/tara'; undefined when it has none. */
function getPath(document: Content | null): string | undefined {
  return document ? resolveHref(document._type, readText(document, 'slug', 'current')) : undefined;
}

/** The group of a page that is added, removed or moved; none for one that stays. */
function describeOwnPage(
  draft: Content,
  { before, after }: { before: string | undefined; after: string | undefined },
): ChangeGroup[] {
  if (before === after) return [];
  const title = getEntryName(draft) || (after ?? before ?? '');
  if (after === undefined) {
    const pages = [{ path: before ?? '', title }];
    return [{ kind: 'gone', heading: `No longer there: the page “${title}”, ${before}`, pages, changes: [] }];
  }
  const pages = [{ path: after, title }];
  if (before === undefined) {
    return [{ kind: 'new', heading: `New: the page “${title}”, ${after}`, pages, changes: [] }];
  }
  const note = 'The old address leads on to the new one.';
  const change = { place: 'Web address', before, after, note };
  return [{ kind: 'new', heading: `Moves: the page “${title}”`, pages, changes: [change] }];
}

/** Groups changes by their pages, the groups with most pages first. The same change of several fields is listed once. */
function groupByPages(placed: readonly PlacedChange[], total: number): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { change, pages } of placed) {
    const key = pages.map(({ path }) => path).join(' ');
    const group = groups.get(key) ?? {
      kind: 'changed',
      heading: makeHeading(pages, total),
      pages,
      changes: [],
    };
    if (!group.changes.some((other) => JSON.stringify(other) === JSON.stringify(change))) {
      group.changes.push(change);
    }
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.pages.length - one.pages.length);
}

function makeHeading(pages: readonly SitePage[], total: number): string {
  if (pages.length === total) return `On all ${total} pages`;
  const [only] = pages;
  return pages.length === 1 && only
    ? `On the page “${only.title}”`
    : `On ${formatCount(pages.length, 'page')}`;
}
