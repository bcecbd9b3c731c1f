import { describe, expect, it } from 'vitest';
import { parseMutation, readMutations } from './mutation-input.ts';

it.each([undefined, null, [], 'text', {}, { mutations: {} }])('refuses the body %j', (body) => {
  expect(() => readMutations(body)).toThrow('a JSON object with a list named "mutations"');
});

describe('parseMutation', () => {
  it('parses each kind', () => {
    const document = { _id: 'a', _type: 'book' };
    for (const kind of ['create', 'createOrReplace', 'createIfNotExists'] as const) {
      expect(parseMutation({ [kind]: document })).toEqual({ kind, document });
    }
    expect(parseMutation({ delete: { id: 'a' } })).toEqual({
      kind: 'delete',
      selection: { ids: ['a'] },
      purge: false,
    });
    expect(
      parseMutation({ delete: { query: '*[_type == $t]', params: { t: 'book' }, purge: true } }),
    ).toEqual({
      kind: 'delete',
      selection: { query: '*[_type == $t]', params: { t: 'book' } },
      purge: true,
    });
    expect(
      parseMutation({ patch: { id: ['a', 'b'], ifRevisionID: 'r', set: { x: 1 }, unset: ['y'] } }),
    ).toEqual({
      kind: 'patch',
      selection: { ids: ['a', 'b'] },
      ifRevisionID: 'r',
      operations: { set: { x: 1 }, unset: ['y'] },
    });
  });

  it.each([
    ['text', 'text', 'A mutation must be an object'],
    ['an empty object', {}, 'exactly one kind, got none'],
    ['two kinds', { create: {}, delete: {} }, 'exactly one kind, got create, delete'],
    ['an unknown kind', { upsert: {} }, 'Unknown mutation "upsert": use create, createOrReplace'],
    ['a kind without content', { create: 'a' }, 'The content of a "create" mutation must be an object'],
    ['a delete of nothing', { delete: {} }, 'needs an "id" (a string or a list of strings) or a "query"'],
    ['an id that is no text', { delete: { id: 7 } }, 'needs an "id"'],
    ['an unknown operation', { patch: { id: 'a', push: {} } }, 'Unknown patch operation "push": use set'],
    [
      'a revision that is no text',
      { patch: { id: 'a', ifRevisionID: 1 } },
      '"ifRevisionID" must be a string',
    ],
    [
      'a set that is no object',
      { patch: { id: 'a', set: [] } },
      '"set" must be an object of paths and values',
    ],
    [
      'an inc by text',
      { patch: { id: 'a', inc: { n: '1' } } },
      '"inc" takes numbers, but "n" has something else',
    ],
    [
      'a diffMatchPatch that is no text',
      { patch: { id: 'a', diffMatchPatch: { t: 1 } } },
      'takes patch texts',
    ],
    ['an unset that is no list', { patch: { id: 'a', unset: 'x' } }, '"unset" must be a list of paths'],
    ['an insert without items', { patch: { id: 'a', insert: { after: 'x[0]' } } }, '"insert" needs one of'],
    [
      'an insert at two places',
      { patch: { id: 'a', insert: { before: 'x[0]', after: 'x[0]', items: [] } } },
      '"insert" needs one of',
    ],
  ])('refuses %s', (_, mutation, message) => {
    expect(() => parseMutation(mutation)).toThrow(message);
  });
});
