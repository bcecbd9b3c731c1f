import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPublishedId } from '../documents/document.ts';
import { sampleDataset } from '../query/testing/sample-documents.ts';
import { DocumentIndex } from './document-index.ts';
import { type Perspective, parsePerspective } from './perspective.ts';

describe('parsePerspective', () => {
  it.each([
    [undefined, '2025-02-19', 'published'],
    [undefined, 'v2025-02-18', 'rawWithoutVersions'],
    [undefined, '1', 'rawWithoutVersions'],
    [undefined, 'v1', 'rawWithoutVersions'],
    [undefined, 'X', 'published'],
    [undefined, 'vX', 'published'],
    ['raw', '2025-02-19', 'raw'],
    ['raw', '2024-01-01', 'rawWithoutVersions'],
    ['published', '1', 'published'],
    ['drafts', '2025-02-19', 'drafts'],
    ['previewDrafts', '2024-01-01', 'drafts'],
    ['rSummer', 'X', ['rSummer']],
    ['rSummer,drafts', 'X', ['rSummer', 'drafts']],
    ['rB, rA ,previewDrafts,rB', 'X', ['rB', 'rA', 'drafts']],
  ])('reads %j of version %s as %j', (value, version, expected) => {
    expect(parsePerspective(value, version)).toEqual(expected);
  });

  it.each([
    ['raw,drafts', 'The perspective "raw" cannot be combined'],
    ['drafts,published', 'The perspective "published" cannot be combined'],
    ['drafts,', '"" is no perspective'],
    ['versions.r1.x', '"versions.r1.x" is no perspective'],
    ['-draft', '"-draft" is no perspective'],
    [`r${'1'.repeat(4_000)}`, 'A perspective has up to 4000 characters, and this one has 4001'],
  ])('refuses %j', (value, message) => {
    expect(() => parsePerspective(value, 'X')).toThrow(message);
    expect(() => parsePerspective(value, 'X')).toThrow(expect.objectContaining({ status: 400 }));
  });
});

const documents = sampleDataset(
  { _id: 'a', _type: 't', at: 'published' },
  { _id: 'drafts.a', _type: 't', at: 'draft' },
  { _id: 'versions.r1.a', _type: 't', at: 'r1' },
  { _id: 'b', _type: 't', at: 'published' },
  { _id: 'versions.r1.b', _type: 't', at: 'r1', _system: { delete: true } },
  { _id: 'versions.r2.b', _type: 't', at: 'r2' },
  { _id: 'drafts.c', _type: 't', at: 'draft' },
  { _id: 'versions.r2.page.home', _type: 't', at: 'r2' },
);

const shownIn = (perspective: Perspective, dataset = documents) =>
  new DocumentIndex(dataset).getView(perspective).documents;

describe('a perspective', () => {
  it.each<[Perspective, [string, unknown, string][]]>([
    ['raw', documents.map(({ _id, at }) => [_id, undefined, String(at)])],
    [
      'rawWithoutVersions',
      [
        ['a', undefined, 'published'],
        ['b', undefined, 'published'],
        ['drafts.a', undefined, 'draft'],
        ['drafts.c', undefined, 'draft'],
      ],
    ],
    [
      'published',
      [
        ['a', 'a', 'published'],
        ['b', 'b', 'published'],
      ],
    ],
    [
      'drafts',
      [
        ['a', 'drafts.a', 'draft'],
        ['b', 'b', 'published'],
        ['c', 'drafts.c', 'draft'],
      ],
    ],
    [['r1'], [['a', 'versions.r1.a', 'r1']]],
    [
      ['r1', 'drafts'],
      [
        ['a', 'versions.r1.a', 'r1'],
        ['c', 'drafts.c', 'draft'],
      ],
    ],
    [
      ['drafts', 'r1'],
      [
        ['a', 'drafts.a', 'draft'],
        ['c', 'drafts.c', 'draft'],
      ],
    ],
    [
      ['r2', 'r1'],
      [
        ['a', 'versions.r1.a', 'r1'],
        ['b', 'versions.r2.b', 'r2'],
        ['page.home', 'versions.r2.page.home', 'r2'],
      ],
    ],
    [
      ['unknown'],
      [
        ['a', 'a', 'published'],
        ['b', 'b', 'published'],
      ],
    ],
  ])('shows in %j the right version of each document', (perspective, expected) => {
    const shown = shownIn(perspective);
    expect(shown.map(({ _id, _originalId, at }) => [_id, _originalId, at])).toEqual(expected);
  });

  it('creates each list once, and the shown form of a document once for all lists', () => {
    const index = new DocumentIndex(documents);
    const before = index.getView(['r1', 'drafts']).documents;
    expect(index.getView(['r1', 'drafts']).documents).toBe(before);
    expect(index.getView(['r1']).documents).not.toBe(before);
    expect(shownIn(['r1', 'drafts'])[0]).toBe(before[0]);
  });

  it('distinguishes a release from the perspective with the same name', () => {
    expect(shownIn(['rawWithoutVersions'])).not.toEqual(shownIn('rawWithoutVersions'));
  });

  it('shows each document at most once, under its published id, in order', () => {
    const id = fc.tuple(
      fc.constantFrom('', 'drafts.', 'versions.r1.', 'versions.r2.'),
      fc.constantFrom('a', 'b', 'c.d'),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(id.map((parts) => parts.join(''))),
        fc.shuffledSubarray(['r1', 'r2', 'drafts']),
        (ids, stack) => {
          const dataset = sampleDataset(...ids.map((_id) => ({ _id, _type: 't' })));
          const shown = shownIn(stack, dataset).map(({ _id }) => _id);
          const reachable = ids.filter(
            (_id) => !_id.includes('s.') || stack.some((layer) => _id.includes(`${layer}.`)),
          );
          expect(shown).toEqual([...new Set(reachable.map(getPublishedId))].sort());
        },
      ),
    );
  });
});
