import {
  applySourceDocuments,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveEditInfo,
} from '@sanity/client/csm';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../document-index.ts';
import { evaluateQuery, type QueryRequest } from '../evaluate-query.ts';
import { sampleDataset } from '../sample-documents.ts';

const span = (_key: string, text: string) => ({ _key, _type: 'span', text, marks: ['strong'] });

const documents = sampleDataset(
  {
    _id: 'agent-ada',
    _type: 'agent',
    name: 'Ada',
    rank: 2,
    slug: { _type: 'slug', current: 'ada' },
    tags: ['x', 'y', 'z'],
    cards: [
      { _key: 'k1', title: 'One', lines: ['a', 'b'], pillar: { _ref: 'pillar-a' } },
      { _key: 'k2', title: 'Two', lines: ['c'], pillar: { _ref: 'pillar-b' } },
    ],
    body: [{ _key: 'b1', _type: 'block', children: [span('s1', 'Hello'), span('s2', 'there')] }],
    pillar: { _ref: 'pillar-a' },
  },
  { _id: 'agent-bo', _type: 'agent', name: 'Bo', rank: 1, pillar: { _ref: 'pillar-b' } },
  { _id: 'pillar-a', _type: 'aiPillar', name: 'Insight', "it's": 'odd' },
  { _id: 'pillar-b', _type: 'aiPillar', name: 'Reach' },
  { _id: 'drafts.pillar-b', _type: 'aiPillar', name: 'Wider reach' },
);

type Options = Partial<QueryRequest>;

async function traced(query: string, options: Options = {}) {
  const answer = await evaluateQuery({
    query,
    params: {},
    perspective: 'published',
    documents: new DocumentIndex(documents),
    projectId: 'local',
    dataset: 'production',
    resultSourceMap: 'true',
    ...options,
  });
  const map = answer.resultSourceMap;
  if (!map) throw new Error('There is no source map');
  /** `result path: document path` of every mapping. */
  const sources = Object.fromEntries(
    Object.entries(map.mappings).map(([path, { source }]) => [
      path,
      `${map.documents[source.document]?._id} ${map.paths[source.path]}`,
    ]),
  );
  return { ...answer, map, sources };
}

const ADA = '*[_id == "agent-ada"][0]';

describe('source maps', () => {
  it.each([
    ['a field', `${ADA}.name`, { $: "agent-ada $['name']" }],
    ['a field in a field', `${ADA}{"slug": slug.current}`, { "$['slug']": "agent-ada $['slug']['current']" }],
    [
      'documents in a list',
      '*[_type == "agent"]{name}',
      { "$[0]['name']": "agent-ada $['name']", "$[1]['name']": "agent-bo $['name']" },
    ],
    [
      'a list of fields',
      '*[_type == "agent"].name',
      { '$[0]': "agent-ada $['name']", '$[1]': "agent-bo $['name']" },
    ],
    [
      'a sorted list',
      '*[_type == "agent"] | order(rank asc) {name}',
      { "$[0]['name']": "agent-bo $['name']", "$[1]['name']": "agent-ada $['name']" },
    ],
    [
      'a projection that is sorted afterwards',
      '*[_type == "agent"]{"label": name, rank} | order(rank asc) [0] {label}',
      { "$['label']": "agent-bo $['name']" },
    ],
    ['a dereference', `${ADA}{"pillar": pillar->name}`, { "$['pillar']": "pillar-a $['name']" }],
    [
      'dereferences in a list',
      `${ADA}{"names": cards[].pillar->name}`,
      { "$['names'][0]": "pillar-a $['name']", "$['names'][1]": "pillar-b $['name']" },
    ],
    [
      'a dereferenced projection',
      `${ADA}{"names": cards[].pillar->{name}}`,
      { "$['names'][0]['name']": "pillar-a $['name']", "$['names'][1]['name']": "pillar-b $['name']" },
    ],
    [
      'plain values in a list',
      `${ADA}{tags}`,
      {
        "$['tags'][0]": "agent-ada $['tags'][0]",
        "$['tags'][1]": "agent-ada $['tags'][1]",
        "$['tags'][2]": "agent-ada $['tags'][2]",
      },
    ],
    ['an element', `${ADA}{"last": tags[-1]}`, { "$['last']": "agent-ada $['tags'][2]" }],
    [
      'a slice',
      `${ADA}{"few": tags[1..2]}`,
      { "$['few'][0]": "agent-ada $['tags'][1]", "$['few'][1]": "agent-ada $['tags'][2]" },
    ],
    ['a filter of plain values', `${ADA}{"y": tags[@ == "y"]}`, { "$['y'][0]": "agent-ada $['tags'][1]" }],
    [
      'a filter of objects',
      `${ADA}{"two": cards[title == "Two"]{title}}`,
      { "$['two'][0]['title']": "agent-ada $['cards'][1]['title']" },
    ],
    [
      'a filter of a filter',
      `${ADA}{"few": tags[@ != "x"][@ != "y"]}`,
      { "$['few'][0]": "agent-ada $['tags'][2]" },
    ],
    [
      'lists within lists',
      `${ADA}{"lines": cards[].lines[]}`,
      {
        "$['lines'][0]": "agent-ada $['cards'][0]['lines'][0]",
        "$['lines'][1]": "agent-ada $['cards'][0]['lines'][1]",
        "$['lines'][2]": "agent-ada $['cards'][1]['lines'][0]",
      },
    ],
    [
      'lists that are written down',
      `${ADA}{"both": [name, ...tags[0..0], "literal"]}`,
      { "$['both'][0]": "agent-ada $['name']", "$['both'][1]": "agent-ada $['tags'][0]" },
    ],
    [
      'a spread with a field of its own',
      `*[_id == "pillar-a"]{..., "name": upper(name), "label": name}`,
      {
        "$[0]['_id']": "pillar-a $['_id']",
        "$[0]['_type']": "pillar-a $['_type']",
        "$[0]['_rev']": "pillar-a $['_rev']",
        "$[0]['_createdAt']": "pillar-a $['_createdAt']",
        "$[0]['_updatedAt']": "pillar-a $['_updatedAt']",
        "$[0]['_originalId']": "pillar-a $['_id']",
        "$[0]['it\\'s']": "pillar-a $['it\\'s']",
        "$[0]['label']": "pillar-a $['name']",
      },
    ],
    [
      'a spread of another document',
      `${ADA}{...pillar->{"pillarName": name}, ...select(rank > 1 => {"first": tags[0]})}`,
      { "$['pillarName']": "pillar-a $['name']", "$['first']": "agent-ada $['tags'][0]" },
    ],
    ['coalesce', `${ADA}{"label": coalesce(missing, name)}`, { "$['label']": "agent-ada $['name']" }],
    [
      'select',
      `${ADA}{"label": select(rank > 5 => name, rank > 1 => slug.current, "none")}`,
      { "$['label']": "agent-ada $['slug']['current']" },
    ],
    [
      'the parent',
      `${ADA}{"cards": cards[0..0]{"of": ^.name}}`,
      { "$['cards'][0]['of']": "agent-ada $['name']" },
    ],
    [
      'a subquery',
      `${ADA}{"others": *[_type == ^._type && _id != ^._id]{name}}`,
      { "$['others'][0]['name']": "agent-bo $['name']" },
    ],
    [
      'several roots',
      `{"a": ${ADA}.name, "p": *[_id == "pillar-b"][0]{name}}`,
      { "$['a']": "agent-ada $['name']", "$['p']['name']": "pillar-b $['name']" },
    ],
    [
      'scored documents',
      '*[_type == "agent"] | score(name match "bo") [_score > 0] {name}',
      { "$[0]['name']": "agent-bo $['name']" },
    ],
    [
      'compacted objects',
      `${ADA}{"c": array::compact(cards[]{title})[1]}`,
      { "$['c']['title']": "agent-ada $['cards'][1]['title']" },
    ],
    [
      'paragraphs',
      `${ADA}{"text": body[].children[].text}`,
      {
        "$['text'][0]": "agent-ada $['body'][0]['children'][0]['text']",
        "$['text'][1]": "agent-ada $['body'][0]['children'][1]['text']",
      },
    ],
    [
      'an own function',
      `fn lake::card($agent) = $agent{name}; *[_id == "agent-bo"]{"card": lake::card(@)}`,
      { "$[0]['card']['name']": "agent-bo $['name']" },
    ],
  ])('trace %s', async (_, query, expected) => {
    expect((await traced(query)).sources).toEqual(expected);
  });

  it('leave out what is computed', async () => {
    const query = `${ADA}{"a": upper(name), "b": name + "!", "c": count(tags), "d": "literal", "e": rank + 1, "f": missing, "g": tags | order(@), "h": now(), "i": dateTime(_createdAt)}`;
    expect((await traced(query)).sources).toEqual({});
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

  it('follow references inside the perspective', async () => {
    const query = '*[_id == "agent-bo"][0]{"name": pillar->name}';
    expect((await traced(query, { perspective: 'drafts' })).sources).toEqual({
      "$['name']": "drafts.pillar-b $['name']",
    });
  });

  it('name elements by their key when asked to', async () => {
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

  it('name elements by their place where a key is not theirs alone', async () => {
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

  it('keep apart documents that share parts in memory', async () => {
    const seo = { title: 'Shared' };
    const sharing = sampleDataset({ _id: 'a', _type: 't', seo }, { _id: 'drafts.a', _type: 't', seo });
    const options: Options = { documents: new DocumentIndex(sharing), perspective: 'raw' };
    expect((await traced('*[]{"t": seo.title}', options)).sources).toEqual({
      "$[0]['t']": "a $['seo']['title']",
      "$[1]['t']": "drafts.a $['seo']['title']",
    });
  });

  it("serve the client's own readers", async () => {
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
