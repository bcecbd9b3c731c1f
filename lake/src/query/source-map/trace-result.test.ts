import {
  applySourceDocuments,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveEditInfo,
} from '@sanity/client/csm';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../../dataset-index/document-index.ts';
import { sampleDataset } from '../testing/sample-documents.ts';
import { ADA, type Options, traced } from './testing/traced-values.ts';

describe('source maps', () => {
  it('mark computed values as unknown, and omit missing values', async () => {
    const query = `${ADA}{"a": upper(name), "b": name + "!", "c": count(tags), "d": missing, "e": rank + 1, "f": [upper(name)], "g": now()}`;
    const { sources, others } = await traced(query);
    expect(sources).toEqual({});
    expect(others).toEqual(
      Object.fromEntries(
        ["['a']", "['b']", "['c']", "['e']", "['f'][0]", "['g']"].map((path) => [`$${path}`, 'unknown']),
      ),
    );
    expect((await traced('count(*)')).others).toEqual({ $: 'unknown' });
  });

  it('mark values of the query and its parameters as literal', async () => {
    const query = `${ADA}{"a": "text", "b": [1, true, null], "c": {"d": 2}, "e": coalesce(missing, "else"), "f": select(rank > 1 => "two"), "g": $p, "h": $q, "i": $q.list[0], name, ...$q}`;
    const { sources, others } = await traced(query, { params: { p: 'p', q: { list: ['x', { y: 1 }] } } });
    expect(sources).toEqual({ "$['name']": "agent-ada $['name']" });
    const literals = [
      "['a']",
      "['b'][0]",
      "['b'][1]",
      "['c']['d']",
      "['e']",
      "['f']",
      "['g']",
      "['h']['list'][0]",
      "['h']['list'][1]['y']",
      "['i']",
      "['list'][0]",
      "['list'][1]['y']",
    ];
    expect(others).toEqual(Object.fromEntries(literals.map((path) => [`$${path}`, 'literal'])));
    expect((await traced('"text"')).others).toEqual({ $: 'literal' });
  });

  it('name documents by the id under which they are stored', async () => {
    const query = '*[_id == "pillar-b"][0]{_id, _originalId, name}';
    const { map, sources } = await traced(query, { perspective: 'drafts' });
    expect(map.documents).toEqual([{ _id: 'drafts.pillar-b', _type: 'aiPillar' }]);
    expect(sources).toEqual({
      "$['_originalId']": "drafts.pillar-b $['_id']",
      "$['name']": "drafts.pillar-b $['name']",
    });
  });

  it('follow references within the perspective', async () => {
    const query = '*[_id == "agent-bo"][0]{"name": pillar->name}';
    expect((await traced(query, { perspective: 'drafts' })).sources).toEqual({
      "$['name']": "drafts.pillar-b $['name']",
    });
  });

  it('name elements by their key on request', async () => {
    const query = `${ADA}{cards[]{title, lines}, "b": body[0].children[1].text}`;
    const { sources } = await traced(query, { resultSourceMap: 'withKeyArraySelector' });
    expect(sources).toEqual({
      "$['cards'][0]['title']": "agent-ada $['cards'][?(@._key=='k1')]['title']",
      "$['cards'][0]['lines'][0]": "agent-ada $['cards'][?(@._key=='k1')]['lines'][0]",
      "$['cards'][0]['lines'][1]": "agent-ada $['cards'][?(@._key=='k1')]['lines'][1]",
      "$['cards'][1]['title']": "agent-ada $['cards'][?(@._key=='k2')]['title']",
      "$['cards'][1]['lines'][0]": "agent-ada $['cards'][?(@._key=='k2')]['lines'][0]",
      "$['b']": "agent-ada $['body'][?(@._key=='b1')]['children'][?(@._key=='s2')]['text']",
    });
  });

  it('name elements by their index when a key is not unique', async () => {
    const twice = sampleDataset({
      _id: 'a',
      _type: 't',
      list: [{ _key: 'k', t: 'one' }, { _key: 'k', t: 'two' }, { _key: "it's", t: 'three' }, { t: 'four' }],
    });
    const options: Options = { documents: new DocumentIndex(twice), resultSourceMap: 'withKeyArraySelector' };
    expect(Object.values((await traced('*[0].list[].t', options)).sources)).toEqual(
      [0, 1, 2, 3].map((index) => `a $['list'][${index}]['t']`),
    );
  });

  it('distinguish documents that share objects in memory', async () => {
    const seo = { title: 'Shared' };
    const sharing = sampleDataset({ _id: 'a', _type: 't', seo }, { _id: 'drafts.a', _type: 't', seo });
    const options: Options = { documents: new DocumentIndex(sharing), perspective: 'raw' };
    expect((await traced('*[]{"t": seo.title}', options)).sources).toEqual({
      "$[0]['t']": "a $['seo']['title']",
      "$[1]['t']": "drafts.a $['seo']['title']",
    });
  });

  it("work with the client's functions for source maps", async () => {
    const query = `${ADA}{name, "pillar": pillar->name, cards[]{title}}`;
    const { map, result } = await traced(query, { resultSourceMap: 'withKeyArraySelector' });
    const info = resolveEditInfo({
      studioUrl: '/studio',
      resultSourceMap: map,
      resultPath: parseJsonPath("$['cards'][1]['title']"),
    });
    expect(info).toMatchObject({ id: 'agent-ada', type: 'agent' });
    const path = info && typeof info.path !== 'string' ? jsonPathToStudioPath(info.path) : [];
    expect(path).toEqual(['cards', { _key: 'k2' }, 'title']);
    const edited = applySourceDocuments(
      result,
      map,
      ({ _id }) => (_id === 'pillar-a' ? { _id, _type: 'aiPillar', name: 'Foresight' } : undefined),
      (value) => value,
      'drafts',
    );
    expect(edited).toMatchObject({ name: 'Ada', pillar: 'Foresight' });
  });
});
