import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { sampleDataset } from './testing/sample-documents.ts';

const documents = sampleDataset(
  { _id: 'agent-ada', _type: 'agent', name: 'Ada', description: 'Writes grants', orderRank: '0|b' },
  { _id: 'agent-bo', _type: 'agent', name: 'Bo', description: 'Ada wrote this', orderRank: '0|a' },
  { _id: 'drafts.agent-bo', _type: 'agent', name: 'Bo', description: 'Grants too', orderRank: '0|a' },
  { _id: 'row-1', _type: 'challengeRow', issue: 'No time', agents: [{ _key: 'k', _ref: 'agent-ada' }] },
);

async function runQuery(
  query: string,
  params: Record<string, unknown>,
  perspective: 'raw' | 'drafts' = 'raw',
) {
  const index = new DocumentIndex(documents);
  const request = { query, params, perspective, documents: index, projectId: 'local', dataset: 'production' };
  return (await evaluateQuery(request)).result;
}

const baseMatch = '([@, _id] match text::query($__query) || references($__rawQuery))';

/** A document list, as createSearchQuery writes it for the strategy groq2024 (sanity 6.9.2). */
const listQuery = `// findability-mvi:5
// findability-source: list
*[_type in $__types && ${baseMatch} && (_type == $type)] {_type, _id, _originalId, "orderings": [orderRank]} | order(orderings[0] asc) [0...$__limit]`;

const globalSearch = `// findability-mvi:5
// findability-source: global
*[_type in $__types] | score(boost(_type in ["agent"] && name match text::query($__query), 10), boost(_type in ["agent"] && description match text::query($__query), 1.5), ${baseMatch}) [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...$__limit]`;

describe("the Studio's queries", () => {
  const list = { __types: ['agent'], type: 'agent', __limit: 2001, __query: '*', __rawQuery: '' };

  it('list all documents of a type, in order', async () => {
    expect(await runQuery(listQuery, list, 'drafts')).toEqual([
      { _type: 'agent', _id: 'agent-bo', _originalId: 'drafts.agent-bo', orderings: ['0|a'] },
      { _type: 'agent', _id: 'agent-ada', _originalId: 'agent-ada', orderings: ['0|b'] },
    ]);
  });

  it('list raw documents, without an original id, up to the limit', async () => {
    expect(await runQuery(listQuery, { ...list, __limit: 2 })).toEqual([
      { _type: 'agent', _id: 'agent-bo', _originalId: null, orderings: ['0|a'] },
      { _type: 'agent', _id: 'drafts.agent-bo', _originalId: null, orderings: ['0|a'] },
    ]);
  });

  it('search within a list', async () => {
    const params = { ...list, __query: 'wri*', __rawQuery: 'wri' };
    expect(await runQuery(listQuery, params, 'drafts')).toMatchObject([{ _id: 'agent-ada' }]);
  });

  it('search all types, best hit first, including documents that reference the searched id', async () => {
    const search = (text: string) =>
      runQuery(
        globalSearch,
        { __types: ['agent', 'challengeRow'], __limit: 1001, __query: `${text}*`, __rawQuery: text },
        'raw',
      );
    expect(await search('ada')).toMatchObject([{ _id: 'agent-ada' }, { _id: 'agent-bo' }]);
    expect(await search('agent-ada')).toMatchObject([{ _id: 'agent-ada' }, { _id: 'row-1' }]);
    expect(await search('nobody')).toEqual([]);
  });

  it('resolve the ids for a search by the title of a reference', async () => {
    const query = '*[(_type == "agent" && name match text::query($__query))][0...1000]._id';
    expect(await runQuery(query, { __query: 'bo*' })).toEqual(['agent-bo', 'drafts.agent-bo']);
  });

  it('continue a list after the last hit', async () => {
    const query = `*[_type in $__types && ${baseMatch} && (orderRank > "0|a") || (orderRank == "0|a" && _id > "agent-bo")]._id`;
    expect(await runQuery(query, list)).toEqual(['agent-ada', 'drafts.agent-bo']);
  });

  it('name the types in a list', async () => {
    expect(await runQuery('array::unique(*[_type == $type][]._type)', { type: 'agent' })).toEqual(['agent']);
  });

  it('search by the strategy groqLegacy', async () => {
    const query = `// findability-mvi:4
*[_type in $__types && (_id match $t0 || name match $t0 || description match $t0)] {_type, _id, _originalId, "orderings": [_id], ...select(_type == "agent" => { "w0": _id, "w1": name })} | order(orderings[0] asc) [0...$__limit]`;
    const params = { __types: ['agent'], __limit: 10, t0: 'writes*' };
    expect(await runQuery(query, params)).toEqual([
      {
        _type: 'agent',
        _id: 'agent-ada',
        _originalId: null,
        orderings: ['agent-ada'],
        w0: 'agent-ada',
        w1: 'Ada',
      },
    ]);
  });
});
