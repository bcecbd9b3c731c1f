import fc from 'fast-check';
import { splitWords } from './choices.ts';

/** Attribute names with a meaning in the lake or in JavaScript, and random ones. */
const names = fc.oneof(
  fc.constantFrom(
    '_id',
    '_type',
    '_rev',
    '_ref',
    '_weak',
    '_key',
    '_system',
    'name',
    'list',
    'a',
    'to',
    'constructor',
  ),
  fc.constantFrom('hasOwnProperty', '__proto__', 'toJSON', 'then', 'length', '', 'a.b', '💥'),
  fc.string({ maxLength: 8 }),
);

const plain = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    '',
    'a',
    'drafts.a',
    'book',
    '2025-01-01T00:00:00Z',
    '*',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double({ noNaN: true }),
);

/** Random JSON that often contains values with a meaning in the lake. */
export const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    plain,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 5, noNullPrototype: true }),
    fc.record(
      { _ref: fc.constantFrom('a', 'b', 'gone'), _weak: fc.boolean() },
      { requiredKeys: ['_ref'], noNullPrototype: true },
    ),
  ),
}));

export const anyId = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'drafts.a',
    'versions.r1.a',
    '_.releases.r1',
    'drafts.',
    '..',
    '-a',
    'x'.repeat(200),
    '*',
    '%',
  ),
  fc.string({ maxLength: 12 }),
);

const anyPath = fc.oneof(
  fc.constantFrom(
    'name',
    'list[0]',
    'list[-1]',
    'list[]',
    'list[_key=="k"].n',
    'a..b',
    'a["b c"]',
    '[a,b]',
    '_id',
    '_type',
  ),
  fc.constantFrom(
    'list[1:3]',
    '__proto__.x',
    'constructor.prototype.x',
    'a[',
    ']',
    '',
    '.',
    'a.b.c.d',
    '..',
    'list[9999999]',
  ),
  fc.string({ maxLength: 10 }),
);

const anyDocument = fc
  .tuple(anyValue, anyId, fc.constantFrom('book', 'system.release', '', undefined))
  .map(([fields, _id, _type]) => ({ ...(typeof fields === 'object' ? fields : {}), _id, _type }));

const byPath = fc.dictionary(anyPath, anyValue, { maxKeys: 3, noNullPrototype: true });

const anyPatch = fc.record(
  {
    set: byPath,
    setIfMissing: byPath,
    unset: fc.array(anyPath, { maxLength: 3 }),
    inc: byPath,
    dec: byPath,
    diffMatchPatch: fc.dictionary(anyPath, fc.constantFrom('@@ -1 +1 @@\n-a\n+b\n', '@@', ''), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    insert: fc.record(
      { before: anyPath, after: anyPath, replace: anyPath, items: fc.array(anyValue, { maxLength: 3 }) },
      { requiredKeys: [], noNullPrototype: true },
    ),
    ifRevisionID: anyValue,
  },
  { requiredKeys: [], noNullPrototype: true },
);

export const anyMutation = fc.oneof(
  fc
    .tuple(fc.constantFrom('create', 'createOrReplace', 'createIfNotExists'), anyDocument)
    .map(([kind, document]) => ({ [kind]: document })),
  fc.tuple(anyId, anyPatch).map(([id, patch]) => ({ patch: { id, ...patch } })),
  fc
    .tuple(fc.constantFrom('*', '*[_type == "book"]', 'count(*)', '*['), anyPatch)
    .map(([query, patch]) => ({ patch: { query, ...patch } })),
  fc.record({
    delete: fc.record({ id: anyId, purge: fc.boolean() }, { requiredKeys: ['id'], noNullPrototype: true }),
  }),
  anyValue,
);

const ACTIONS = splitWords(`
  document.create document.edit document.publish document.unpublish document.discard document.delete
  document.replaceDraft document.version.create document.version.discard document.version.replace
  document.version.unpublish document.variant.create release.create release.edit release.publish release.schedule
  release.unschedule release.archive release.unarchive release.delete release.import x
`);

export const anyAction = fc
  .record(
    {
      draftId: anyId,
      publishedId: anyId,
      versionId: anyId,
      baseId: anyId,
      releaseId: fc.oneof(fc.constantFrom('r1', 'r2'), anyId),
      attributes: anyDocument,
      document: anyDocument,
      patch: anyPatch,
      metadata: anyValue,
      publishAt: fc.constantFrom<unknown>('2999-01-01T00:00:00Z', '2001-01-01T00:00:00Z', 'soon', 7),
      includeDrafts: fc.array(anyId, { maxLength: 2 }),
      includeVersions: fc.array(anyId, { maxLength: 2 }),
      ifExists: fc.constantFrom('fail', 'ignore', 'replace', 'x'),
      purge: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .chain((fields) =>
    fc.constantFrom(...ACTIONS).map((name) => ({ actionType: `sanity.action.${name}`, ...fields })),
  );
