import { describe, expect, it } from 'vitest';
import { ADA, traced } from './testing/traced-values.ts';

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
});
