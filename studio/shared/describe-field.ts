import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';
import { formatOrdinal, readBlockText, shorten } from './format-text.ts';
import { findIndexOfItem, readPath, readSegment } from './read-value.ts';
import { findMemberType } from './type-at.ts';

/** Location of a field in a form, in the labels that editors see. */
export interface FieldLocation {
  /** Title of the field's tab; undefined in a form without tabs. */
  tab: string | undefined;
  /** Titles from the top level inwards, such as 'Problem cards', '3rd problem card “Month-end close…”', 'Solution'. */
  steps: string[];
}

/** Maximum length of an array item's own text in its name. */
const NAME_LENGTH = 36;

/**
 * Describes a path in the form of a document. Parts without a label of their own, such as the text inside a
 * slug or a span of a paragraph, are left out. The document itself has no steps.
 */
export function describeField(type: ObjectSchemaType, value: unknown, path: Path): FieldLocation {
  const steps: string[] = [];
  let at: { type: SchemaType; value: unknown } | undefined = { type, value };
  for (const segment of path) {
    at = stepInto(at.type, at.value, segment, steps);
    if (at === undefined) break;
  }
  return { tab: findTab(type, path[0]), steps };
}

/** Formats a location in one line, such as 'Problem cards › 3rd problem card “Month-end close…” › Solution'. */
export function formatLocation({ tab, steps }: FieldLocation): string {
  return [...(tab === undefined ? [] : [tab]), ...steps].join(' › ');
}

/** Adds the title of one segment and returns type and value below it; undefined when nothing below has a label. */
function stepInto(type: SchemaType, value: unknown, segment: Path[number], steps: string[]) {
  if (typeof segment === 'string') {
    // Slugs, links, references and images are rendered as one field.
    const field = 'fields' in type ? type.fields.find(({ name }) => name === segment) : undefined;
    if (!field || type.name === 'slug' || segment === 'asset' || segment === '_ref') return undefined;
    steps.push(getTitle(field.type, field.name));
    return { type: field.type, value: readSegment(value, segment) };
  }
  if (!('of' in type) || Array.isArray(segment)) return undefined;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = readSegment(items, segment);
  const itemType = findMemberType(type.of, item);
  steps.push(getItemName(itemType, item, findIndexOfItem(items, segment)));
  return itemType && item !== undefined && readBlockText(item) === undefined
    ? { type: itemType, value: item }
    : undefined;
}

function getItemName(type: SchemaType | undefined, item: unknown, index: number): string {
  const isParagraph = readBlockText(item) !== undefined;
  const place = index < 0 ? 'an earlier' : formatOrdinal(index + 1);
  const text = getName(type, item);
  return `${place} ${isParagraph ? 'paragraph' : getNoun(type)}${text ? ` “${shorten(text, NAME_LENGTH)}”` : ''}`;
}

/** Noun for an array item: its type's title, or 'entry' for references and plain values. */
function getNoun(type: SchemaType | undefined): string {
  const isOwn = type !== undefined && 'fields' in type && type.name !== 'reference' && type.title;
  return isOwn && type.title ? type.title.charAt(0).toLowerCase() + type.title.slice(1) : 'entry';
}

/** Name of an array item: its preview title, or its own text. */
function getName(type: SchemaType | undefined, item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const words = readBlockText(item);
  if (words !== undefined) return words;
  const select = type?.preview?.select;
  const title = select?.title === undefined ? undefined : readPath(item, select.title.split('.'));
  return typeof title === 'string' ? title : undefined;
}

function getTitle(type: SchemaType, name: string): string {
  return type.title ?? name;
}

/** Title of the first tab that contains a field. */
function findTab(type: ObjectSchemaType, field: Path[number] | undefined): string | undefined {
  const groups = type.fields.find(({ name }) => name === field)?.group ?? [];
  const [group] = Array.isArray(groups) ? groups : [groups];
  return type.groups?.find(({ name }) => name === group)?.title;
}
