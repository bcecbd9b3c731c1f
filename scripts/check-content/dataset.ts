import { isObject } from '../../content/is-object.ts';
/** A document from the lake or the seed. */
export type ContentDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/** The published documents of a dataset. */
export type Content = readonly ContentDocument[];

/** The path of a value in its document: field names and list indexes, from 0. */
export type Path = readonly (string | number)[];

/** A value with its document and path. */
export type Placed<Value> = { document: ContentDocument; path: Path; value: Value };

/** Text that an editor wrote for visitors. A block of portable text counts as one. */
export type PlacedText = Placed<string>;

/** Fields whose text is an address, a setting or a key, not copy. */
const NOT_COPY = new Set([
  ...['href', 'path', 'url', 'secureUrl', 'sourceUrl', 'videoUrl', 'combinedUrl', 'contactEmail'],
  ...['current', 'publicId', 'resourceType', 'version', 'voiceId', 'orderRank', 'effectiveDate'],
  ...['icon', 'color', 'category', 'impactView', 'section', 'layout', 'style', 'listItem', 'marks'],
]);

/** Whether an id is that of a published document: neither a draft nor a version. */
export function isPublished(id: string): boolean {
  return !/^(drafts|versions)\./.test(id);
}

/** The documents of one type, in the order given. */
export function filterByType(content: Content, type: string): Content {
  return content.filter((document) => document._type === type);
}

/** Every value in a document, at any depth, without the lake's own fields (`_rev`). */
export function listValues(document: ContentDocument): Placed<unknown>[] {
  const found: Placed<unknown>[] = [];
  const visit = (value: unknown, path: Path): void => {
    found.push({ document, path, value });
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (isObject(value)) {
      for (const [name, item] of Object.entries(value))
        if (!name.startsWith('_')) visit(item, [...path, name]);
    }
  };
  for (const [name, value] of Object.entries(document)) if (!name.startsWith('_')) visit(value, [name]);
  return found;
}

/** All copy of a document. */
export function listTexts(document: ContentDocument): PlacedText[] {
  return listValues(document).flatMap(({ path, value }) => {
    if (isBlock(value)) return [{ document, path, value: value.children.map(readSpanText).join('') }];
    const isCopy = typeof value === 'string' && value !== '' && !path.some((step) => isNoCopy(step));
    return isCopy ? [{ document, path, value }] : [];
  });
}

/**
 * The lists at a path in which `[]` stands for each entry: 'problemCards[].deliverables' returns the list of each card. A
 * missing list is returned as an empty one.
 */
export function collectLists(document: ContentDocument, path: string): Placed<readonly unknown[]>[] {
  let places: { path: Path; value: unknown }[] = [{ path: [], value: document }];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    places = places.map((place) => ({
      path: [...place.path, name],
      value: isObject(place.value) ? place.value[name] : undefined,
    }));
    if (!step.endsWith('[]')) continue;
    places = places.flatMap((place) =>
      asList(place.value).map((value, index) => ({ path: [...place.path, index], value })),
    );
  }
  return places.map((place) => ({ document, path: place.path, value: asList(place.value) }));
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNoCopy(step: string | number): boolean {
  // `listTexts` returns the text of a block as a whole, so its parts are skipped.
  return typeof step === 'string' && (NOT_COPY.has(step) || step === 'children' || step === 'markDefs');
}

function isBlock(value: unknown): value is { children: unknown[] } {
  return isObject(value) && value._type === 'block' && Array.isArray(value.children);
}

function readSpanText(span: unknown): string {
  return isObject(span) && typeof span.text === 'string' ? span.text : '';
}
