import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import { evaluateQuery } from '../query/evaluate-query.ts';
import { UnsupportedQueryError } from '../query/query-errors.ts';
import { sampleDataset } from '../query/testing/sample-documents.ts';

/** The result of a query over a document `note` with a reference, and the document `lead` that has the id of another one elsewhere. */
function getResult(query: string, reference: object): unknown {
  const documents = new DocumentIndex(
    sampleDataset(
      { _id: 'lead', _type: 'person', name: 'Ann' },
      { _id: 'note', _type: 'note', lead: reference },
    ),
  );
  const names = { projectId: 'p', dataset: 'production' };
  return evaluateQuery({ query, params: {}, perspective: 'raw', documents, ...names }).result;
}

const FOLLOWING = [
  '*[_id == "note"][0].lead->name',
  '*[_id == "note"]{"name": lead->name}[0].name',
  'documents::get(*[_id == "note"][0].lead).name',
];

describe('a reference', () => {
  it.each([
    { _ref: 'lead' },
    { _ref: 'lead', _weak: true },
    { _ref: 'lead', _dataset: 'production' },
    { _ref: 'lead', _projectId: 'p', _dataset: 'production' },
    { _ref: 'dataset:p.production:lead', _type: 'globalDocumentReference' },
  ])('within the dataset is followed: %j', (reference) => {
    expect(FOLLOWING.map((query) => getResult(query, reference))).toEqual(['Ann', 'Ann', 'Ann']);
  });

  it.each([
    { _ref: 'lead', _dataset: 'other' },
    { _ref: 'lead', _projectId: 'q' },
    { _ref: 'lead', _projectId: 'q', _dataset: 'production' },
    { _ref: 'dataset:p.other:lead' },
    { _ref: 'dataset:q.production:lead' },
    { _ref: 'media-library:ml:lead' },
  ])('into another dataset is not taken for one to the document of this id here: %j', (reference) => {
    for (const query of FOLLOWING) {
      expect(() => getResult(query, reference)).toThrow(
        new UnsupportedQueryError('references into other datasets'),
      );
    }
    expect(getResult('*[references("lead")]._id', reference)).toEqual([]);
    expect(getResult('*[_id == "lead"]{"n": documents::incomingRefCount()}[0].n', reference)).toBe(0);
    // The reference itself is plain data.
    expect(
      getResult('*[lead._ref == $ref]._id'.replace('$ref', JSON.stringify(reference._ref)), reference),
    ).toEqual(['note']);
  });
});
