import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';
import { ordinal, shortened, wordsOfBlock } from './format-text.ts';
import { indexOf, readPath, readSegment } from './read-value.ts';
import { memberType } from './type-at.ts';

/** A place in a form, in the words that an editor sees there. */
export interface Place {
  /** The tab above the form that shows it; undefined in a form without tabs. */
  tab: string | undefined;
  /** What to open one after the other, as 'Problem cards', '3rd problem card “Month-end close…”', 'Solution'. */
  steps: string[];
}

/** How much of a list item's own text names it. */
const NAME_LENGTH = 36;

/**
 * Where in the form of a document a path leads. What an editor does not see as a place of its own, such as the text
 * inside a web address or a span of a paragraph, is left out; the document itself has no steps.
 */
export function describePlace(type: ObjectSchemaType, value: unknown, path: Path): Place {
  const steps: string[] = [];
  let at: { type: SchemaType; value: unknown } | undefined = { type, value };
  for (const segment of path) {
    at = stepInto(at.type, at.value, segment, steps);
    if (at === undefined) break;
  }
  return { tab: tabOf(type, path[0]), steps };
}

/** The place in one line, as 'Problem cards › 3rd problem card “Month-end close…” › Solution'. */
export function placeInWords({ tab, steps }: Place): string {
  return [...(tab === undefined ? [] : [tab]), ...steps].join(' › ');
}

/** Names one segment, and says what is below it; undefined when the editor sees nothing below as a place. */
function stepInto(type: SchemaType, value: unknown, segment: Path[number], steps: string[]) {
  if (typeof segment === 'string') {
    // A web address, a link, a choice and a picture's file are one place each.
    const field = 'fields' in type ? type.fields.find(({ name }) => name === segment) : undefined;
    if (!field || type.name === 'slug' || segment === 'asset' || segment === '_ref') return undefined;
    steps.push(titleOf(field.type, field.name));
    return { type: field.type, value: readSegment(value, segment) };
  }
  if (!('of' in type) || Array.isArray(segment)) return undefined;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = readSegment(items, segment);
  const itemType = memberType(type.of, item);
  steps.push(nameOfItem(itemType, item, indexOf(items, segment)));
  return itemType && item !== undefined && wordsOfBlock(item) === undefined
    ? { type: itemType, value: item }
    : undefined;
}

function nameOfItem(type: SchemaType | undefined, item: unknown, index: number): string {
  const isParagraph = wordsOfBlock(item) !== undefined;
  const place = index < 0 ? 'an earlier' : ordinal(index + 1);
  const text = nameOf(type, item);
  return `${place} ${isParagraph ? 'paragraph' : nounOf(type)}${text ? ` “${shortened(text, NAME_LENGTH)}”` : ''}`;
}

/** What one item of a list is called: its type's title, or 'entry' where the title is the kind of value alone. */
function nounOf(type: SchemaType | undefined): string {
  const isOwn = type !== undefined && 'fields' in type && type.name !== 'reference' && type.title;
  return isOwn && type.title ? type.title.charAt(0).toLowerCase() + type.title.slice(1) : 'entry';
}

/** What an item says about itself: the title that its list shows, or its own text. */
function nameOf(type: SchemaType | undefined, item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const words = wordsOfBlock(item);
  if (words !== undefined) return words;
  const select = type?.preview?.select;
  const title = select?.title === undefined ? undefined : readPath(item, select.title.split('.'));
  return typeof title === 'string' ? title : undefined;
}

function titleOf(type: SchemaType, name: string): string {
  return type.title ?? name;
}

/** The title of the first tab that shows a field. */
function tabOf(type: ObjectSchemaType, field: Path[number] | undefined): string | undefined {
  const groups = type.fields.find(({ name }) => name === field)?.group ?? [];
  const [group] = Array.isArray(groups) ? groups : [groups];
  return type.groups?.find(({ name }) => name === group)?.title;
}
