import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { syncTagsForDocuments, syncTagsForTree } from './sync-tags.ts';

const getTags = (query: string, params = {}) => syncTagsForTree(parseQuery(query, params), params);
const messageFor = (...types: string[]) => syncTagsForDocuments(types.map((_type) => ({ _type })));
const touches = (tags: string[], ...types: string[]) =>
  messageFor(...types).some((tag) => tags.includes(tag));

describe('sync tags', () => {
  it.each([
    ['*[_type == "agent"]{name}', {}],
    ['*[_type == $type && name match "a*"] | order(name)', { type: 'agent' }],
    ['count(*[_type in ["agent"]])', {}],
    ['*[_type == "agent"]{"same": count(*[_type == "agent" && name == ^.name])}', {}],
  ])('%s is touched by agents only', (query, params) => {
    expect(touches(getTags(query, params), 'agent', 'page')).toBe(true);
    expect(touches(getTags(query, params), 'page')).toBe(false);
  });

  it.each([
    '*[_id == "a"][0]',
    '*[_type == "agent"]{"pillar": pillar->name}',
    '*[_type == "agent"]{"all": count(*)}',
    '*[_type == "agent" || featured]',
    '*[_type == "agent"]{"n": documents::incomingRefCount()}',
  ])('%s is touched by every change', (query) => {
    expect(touches(getTags(query), 'page')).toBe(true);
  });

  it('has tags for both types of a query over two types', () => {
    const tags = getTags('{"a": *[_type == "agent"], "p": *[_type == "page"]}');
    expect([touches(tags, 'agent'), touches(tags, 'page'), touches(tags, 'other')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(touches(getTags('releases::all()'), 'system.release')).toBe(true);
  });

  it('has no tags for a query that reads nothing', () => {
    expect(getTags('1 + 1')).toEqual([]);
  });

  it('returns short opaque tags without duplicates', () => {
    expect(messageFor('agent', 'agent', 'page')).toHaveLength(3);
    for (const tag of messageFor('agent')) expect(tag).toMatch(/^s1:[\w-]{8}$/);
  });
});
