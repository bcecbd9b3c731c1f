import { getPublishedId } from '../../documents/document.ts';
import { isGroqObject } from '../../documents/groq-object.ts';
import { findReferences, refersTo } from '../../documents/references.ts';
import { IdPath } from '../id-path.ts';
import { isEqual } from './compare-values.ts';
import { DateTime } from './date-time.ts';
import type { Scope } from './expression.ts';

/** A GROQ function of the values of its arguments and the scope of the call. */
type GroqFunction = (scope: Scope, ...args: readonly unknown[]) => unknown;

const lower = defineTextFunction((text) => text.toLowerCase());
const upper = defineTextFunction((text) => text.toUpperCase());

/** The functions whose arguments are evaluated before they are called. */
export const FUNCTIONS: Readonly<Record<string, GroqFunction>> = {
  'array::compact': defineListFunction((list) =>
    list.filter((value) => value !== null && value !== undefined),
  ),
  'array::intersects': (_, one, other) => intersects(one, other),
  'array::join': (_, list, separator) => join(list, separator),
  'array::unique': defineListFunction(listUnique),
  'dateTime::now': ({ context }) => DateTime.fromTime(context.now.getTime()),
  'documents::incomingRefCount': countIncomingReferences,
  // Inside of `score()`, `boost` is compiled separately.
  'global::boost': (_, value, amount) => (typeof amount === 'number' && amount >= 0 ? value : null),
  'global::count': defineListFunction((list) => list.length),
  'global::dateTime': (_, value) => parseDateTime(value),
  'global::defined': (_, value) => value !== null,
  'global::identity': ({ context }) => context.identity,
  'global::length': (_, value) => getLength(value),
  'global::lower': lower,
  'global::now': ({ context }) => context.now.toISOString(),
  'global::path': (_, pattern) => (typeof pattern === 'string' ? new IdPath(pattern) : null),
  'global::references': ({ value }, ...ids) => refersTo(value, ids),
  'global::round': (_, value, digits = 0) => roundNumber(value, digits),
  'global::string': (_, value) => getText(value) ?? null,
  'global::upper': upper,
  'math::avg': defineNumbersFunction((numbers) =>
    numbers.length === 0 ? null : sum(numbers) / numbers.length,
  ),
  'math::max': defineNumbersFunction((numbers) => findExtreme(numbers, (one, other) => one > other)),
  'math::min': defineNumbersFunction((numbers) => findExtreme(numbers, (one, other) => one < other)),
  'math::sum': defineNumbersFunction(sum),
  'pt::text': (_, value) => readPortableText(value),
  'sanity::dataset': ({ context }) => context.dataset,
  'sanity::partOfRelease': ({ value }, release) => isPartOfRelease(value, release),
  'sanity::projectId': ({ context }) => context.projectId,
  'sanity::versionOf': ({ value }, id) => isVersionOf(value, id),
  'string::lower': lower,
  'string::split': (_, text, separator) => split(text, separator),
  'string::startsWith': (_, text, beginning) =>
    typeof text === 'string' && typeof beginning === 'string' ? text.startsWith(beginning) : null,
  'string::upper': upper,
};

function defineTextFunction(change: (text: string) => string): GroqFunction {
  return (_, text) => (typeof text === 'string' ? change(text) : null);
}

function defineListFunction(result: (list: readonly unknown[]) => unknown): GroqFunction {
  return (_, list) => (Array.isArray(list) ? result(list) : null);
}

/** Ignores null; the result is null for an array with other values than numbers. */
function defineNumbersFunction(result: (numbers: readonly number[]) => number | null): GroqFunction {
  return defineListFunction((list) => {
    const values = list.filter((value) => value !== null && value !== undefined);
    const numbers = values.filter((value) => typeof value === 'number');
    const value = numbers.length === values.length ? result(numbers) : null;
    return Number.isFinite(value) ? value : null;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function findExtreme(numbers: readonly number[], isFurther: (one: number, other: number) => boolean) {
  return numbers.reduce<number | null>(
    (best, number) => (best === null || isFurther(number, best) ? number : best),
    null,
  );
}

/** Removes duplicates of plain values, including null; objects and arrays are never equal. */
function listUnique(list: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return list.filter((value) => {
    if (typeof value === 'object' && value !== null) return true;
    return seen.has(value ?? null) ? false : seen.add(value ?? null);
  });
}

function intersects(one: unknown, other: unknown): boolean | null {
  if (!Array.isArray(one) || !Array.isArray(other)) return null;
  const plain = new Set(other.filter((value) => value === null || typeof value !== 'object'));
  const times = other.filter((value) => value instanceof DateTime);
  return one.some((value) => plain.has(value) || times.some((time) => isEqual(value, time)));
}

/** The string form of a plain value or a time; undefined for anything else. */
function getText(value: unknown): string | undefined {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText || value instanceof DateTime ? String(value) : undefined;
}

function join(list: unknown, separator: unknown): string | null {
  if (!Array.isArray(list) || typeof separator !== 'string') return null;
  const texts = list.map(getText);
  return texts.includes(undefined) ? null : texts.join(separator);
}

function split(text: unknown, separator: unknown): string[] | null {
  if (typeof text !== 'string' || typeof separator !== 'string') return null;
  if (text === '') return [];
  return separator === '' ? Array.from(text) : text.split(separator);
}

function parseDateTime(value: unknown): DateTime | null {
  if (typeof value === 'string') return DateTime.parse(value);
  return value instanceof DateTime ? value : null;
}

/** The length of an array, or of a string in code points. */
function getLength(value: unknown): number | null {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? value.replace(/[\uD800-\uDBFF]/g, '').length : null;
}

/** The digits after the decimal point that `toFixed` can round to. */
const MAX_DIGITS = 100;

/** Rounds halves away from zero. */
function roundNumber(value: unknown, digits: unknown): number | null {
  if (typeof value !== 'number' || typeof digits !== 'number') return null;
  if (digits < 0 || !Number.isInteger(digits)) return null;
  if (digits > MAX_DIGITS) return value;
  if (digits > 0) return Number(value.toFixed(digits));
  return value < 0 ? -Math.round(-value) : Math.round(value);
}

function readPortableText(value: unknown): string | null {
  if (!Array.isArray(value)) return readBlockText(value);
  const texts = value.flat(Number.POSITIVE_INFINITY).map(readBlockText);
  const blocks = texts.filter((text) => text !== null);
  return blocks.length === 0 ? null : blocks.join('\n\n');
}

function readBlockText(block: unknown): string | null {
  if (!isGroqObject(block) || typeof block._type !== 'string' || !Array.isArray(block.children)) return null;
  const spans = block.children.filter((child) => isGroqObject(child) && child._type === 'span');
  return spans.map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}

function isVersionOf(document: unknown, id: unknown): boolean | null {
  const storedId = getId(document);
  if (storedId === undefined || typeof id !== 'string') return null;
  return storedId === id || getPublishedId(storedId) === id;
}

function isPartOfRelease(document: unknown, release: unknown): boolean | null {
  const storedId = getId(document);
  if (storedId === undefined || typeof release !== 'string') return null;
  const [prefix, name, ...rest] = storedId.split('.');
  return prefix === 'versions' && name === release && rest.length > 0;
}

function countIncomingReferences({ value, context }: Scope): number | null {
  const id = getId(value);
  if (id === undefined) return null;
  const documents = context.view.listMentioning(id);
  context.meter.visit(documents.length);
  return documents.filter((other) => findReferences(other).has(id)).length;
}

function getId(document: unknown): string | undefined {
  return isGroqObject(document) && typeof document._id === 'string' ? document._id : undefined;
}
