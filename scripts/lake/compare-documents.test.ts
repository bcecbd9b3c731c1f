import { expect, test } from 'vitest';
import { compareDocuments, describeComparison } from './compare-documents.ts';

const page = (_id: string, fields: object = {}) => ({ _id, _type: 'page', ...fields });

test('lists added, removed and changed documents, with the changed fields', () => {
  const before = [
    page('a', { title: 'A', _rev: '1', _createdAt: 'then' }),
    page('b'),
    page('c', { list: [1], old: true }),
  ];
  const after = [
    page('a', { title: 'A', _rev: '2', _createdAt: 'later' }),
    page('c', { list: [1, 2] }),
    page('d'),
  ];
  const comparison = compareDocuments(before, after);
  expect(describeComparison(comparison)).toEqual(['+ page d', '- page b', '~ page c: list, old']);
  expect(describeComparison(compareDocuments(after, after))).toEqual([]);
});
