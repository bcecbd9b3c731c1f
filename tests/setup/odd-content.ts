import { Rule } from '@sanity/schema';
import type { Rule as RuleInstance } from '@sanity/types';
import type { Definition } from '../../schemas/definitions.ts';
import { isCopyField } from '../../schemas/testing/copy-fields.ts';
import { type Rewrite, rewriteDocument } from '../../schemas/testing/rewrite-document.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';
import { unknownValue } from './odd-values.ts';
import type { SeedDocument } from './test-lake.ts';

const MANY = 60;

/** The id of the picture in every picture field; no such file exists. */
const PICTURE = 'image-abc123-1600x900-png';

/** Content that the Studio does not publish, but other tools may write. */
export const refusedContent: Readonly<Record<string, () => SeedDocument[]>> = {
  'nothing filled in': () => seedDocuments.map(bareDocument),
  'empty texts': () => rewritten((value, field) => (isCopyField(field) ? '' : value)),
  'values that the site does not know': () => rewritten(unknownValue),
};

/** Variations of a new site's content, each made by one rule that applies to every field of the content model. */
export const oddContent: Readonly<Record<string, () => SeedDocument[]>> = {
  'only what is required': () =>
    rewritten((value, field, place) => (place === 'member' || isNeeded(field) ? value : undefined)),
  'empty lists': () => rewritten((value, field) => (field.type === 'array' ? [] : value)).filter(isAlone),
  'sixty of everything': () =>
    seedDocuments.flatMap((document) => [
      lengthened(document),
      ...(isAlone(document) ? [] : copies(document)),
    ]),
  'long texts': () => rewritten((value, field) => (isCopyField(field) ? 'A long title '.repeat(16) : value)),
  'endless words': endlessWords,
  'pictures that fail': () => [
    { _id: PICTURE, _type: 'sanity.imageAsset' },
    ...rewritten((value, field) => (field.type === 'image' ? withPicture(value, field) : value)),
  ],
};

/** Every text is one word of 200 letters. */
export function endlessWords(): SeedDocument[] {
  return rewritten((value, field) => (isCopyField(field) ? 'W'.repeat(200) : value));
}

function rewritten(rewrite: Rewrite): SeedDocument[] {
  return seedDocuments.map((document) => rewriteDocument(document, rewrite));
}

/** The fields by which a document is found. */
function bareDocument({ _id, _type, slug }: SeedDocument): SeedDocument {
  return { _id, _type, ...(slug ? { slug } : {}) };
}

/** Whether a field is required for publishing, or hidden. */
function isNeeded({ type, hidden, validation }: Definition): boolean {
  if (type === 'slug' || hidden === true) return true;
  if (typeof validation !== 'function') return false;
  const rules: RuleInstance[] = [validation(new Rule())].flat();
  return rules.some(
    ({ _level, _rules }) =>
      _level !== 'warning' &&
      _rules.some((rule) => rule.flag === 'presence' && rule.constraint === 'required'),
  );
}

/** Whether the site has a fixed number of documents of the type: one, or one per path. */
function isAlone({ _id, _type }: SeedDocument): boolean {
  return _id === _type || _type === 'legalPage';
}

/** The document with all its lists lengthened; of nested lists, only those in the first member. */
function lengthened<Value>(value: Value): Value;
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? value : repeated(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part)]));
}

function repeated([first, ...others]: readonly unknown[]): unknown[] {
  const members = [lengthened(first), ...others];
  return Array.from({ length: MANY }, (_, index) => {
    const member: unknown = index === 0 ? members[0] : [first, ...others][index % members.length];
    return typeof member === 'object' ? { ...member, _key: `member-${index}` } : member;
  });
}

/** Copies of a document, each with its own slug. */
function copies(document: SeedDocument): SeedDocument[] {
  const count = seedDocuments.filter(({ _type }) => _type === document._type).length;
  return Array.from({ length: Math.ceil(MANY / count) - 1 }, (_, index) => ({
    ...document,
    _id: `${document._id}-${index}`,
    ...(document.slug ? { slug: { _type: 'slug', current: `${document._id}-${index}` } } : {}),
  }));
}

function withPicture(value: unknown, { name }: Definition) {
  return {
    ...(typeof value === 'object' && value),
    _type: name,
    asset: { _type: 'reference', _ref: PICTURE },
  };
}
