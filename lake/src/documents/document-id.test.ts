import { describe, expect, it } from 'vitest';
import { assertDocumentId, resolveDocumentId } from './document-id.ts';

describe('resolveDocumentId', () => {
  it('generates a random id when there is none', () => {
    expect(resolveDocumentId(undefined)).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(resolveDocumentId(undefined)).not.toBe(resolveDocumentId(undefined));
  });

  it('uses an id that ends with a dot as a prefix', () => {
    expect(resolveDocumentId('drafts.')).toMatch(/^drafts\.[0-9A-Za-z]{22}$/);
  });

  it.each(['a', 'agent-diana', 'drafts.x', 'versions.r1.x', '_.releases.r1', 'A_9', 'x'.repeat(128)])(
    'keeps %s',
    (id) => {
      expect(resolveDocumentId(id)).toBe(id);
    },
  );

  it.each([
    ['an empty id', ''],
    ['a space', 'a b'],
    ['two dots in a row', 'a..b'],
    ['a leading dot', '.a'],
    ['a leading dash', '-a'],
    ['a dash that begins a part', 'drafts.-a'],
    ['129 characters', 'x'.repeat(129)],
    ['a number', 7],
    ['null', null],
    ['a letter beyond ASCII', 'é'],
  ])('refuses %s', (_, id) => {
    expect(() => resolveDocumentId(id)).toThrow(/document id/i);
  });
});

it('refuses a prefix where an id is required', () => {
  expect(() => assertDocumentId('drafts.')).toThrow('Invalid document ID "drafts."');
});
