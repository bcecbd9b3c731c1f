import { expect } from 'vitest';
import { readEvents } from '../src/listen/testing/read-events.ts';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { harmless, refused, section, supported } from './facts.ts';

const book = (_id: string, fields: object = {}) => ({ createOrReplace: { _id, _type: 'book', ...fields } });

async function filled() {
  const lake = openTestLake();
  await lake.mutate(book('a', { title: 'A', parts: [{ _key: 'k', label: 'One' }] }), book('drafts.a'));
  return lake;
}

function ask({ json }: TestLake, query: string, search = '') {
  return json(`/data/query/production?query=${encodeURIComponent(query)}&${search}`);
}

section(3, 'GET and POST /data/query/:dataset', () => {
  supported('GET with $name=<JSON> parameters', async () => {
    const answer = await ask(await filled(), '*[_id == $id && $n > 1].title', '$id=%22a%22&$n=2');
    expect(answer).toMatchObject({ status: 200, body: { result: ['A'] } });
  });

  supported('POST with query and params, options in the URL, without write rights', async () => {
    const { json } = await filled();
    const body = { query: '*[_id == $id]{_originalId}', params: { id: 'a' } };
    const call = { body, token: null };
    expect(await json('/data/query/production?perspective=published', call)).toMatchObject({
      body: { result: [{ _originalId: 'a' }] },
    });
  });

  supported('a query of 11,264 characters and more by POST', async () => {
    const { json } = await filled();
    const query = `count(*) // ${'x'.repeat(20_000)}`;
    expect(await json('/data/query/production', { body: { query } })).toMatchObject({ body: { result: 1 } });
  });

  supported('the response: query, result, ms, syncTags', async () => {
    expect((await ask(await filled(), 'count(*)')).body).toEqual({
      query: 'count(*)',
      result: 1,
      ms: expect.any(Number),
      syncTags: [expect.stringMatching(/^s1:/)],
    });
  });

  supported('returnQuery=false', async () => {
    expect((await ask(await filled(), '1', 'returnQuery=false')).body).not.toHaveProperty('query');
  });

  supported('null when there is no result', async () => {
    expect(await ask(await filled(), '*[_id == "no"][0]')).toMatchObject({ body: { result: null } });
  });

  for (const option of [
    'tag=a.b',
    'lastLiveEventId=x&lastLiveEventId=y',
    'cacheMode=noStale',
    'explain=true',
    'somethingNew=1',
  ]) {
    supported(`${option} is ignored`, async () => {
      expect(await ask(await filled(), '1', option)).toMatchObject({ status: 200, body: { result: 1 } });
    });
  }

  for (const option of ['variant=v', 'variantCondition=c&variantCondition=d']) {
    harmless(`${option} is ignored: variants are off, so no document has one`, async () => {
      expect(await ask(await filled(), '1', option)).toMatchObject({ status: 200, body: { result: 1 } });
    });
  }

  refused('parameters that are not JSON: 400', async () => {
    expect((await ask(await filled(), '$x', '$x=abc')).status).toBe(400);
  });

  supported('resultSourceMap=true: documents, paths by index, mappings', async () => {
    const { body } = await ask(await filled(), '*[_id == "a"]{"l": parts[].label}', 'resultSourceMap=true');
    expect(body).toMatchObject({
      resultSourceMap: {
        documents: [{ _id: 'a', _type: 'book' }],
        paths: ["$['parts'][0]['label']"],
        mappings: {
          "$[0]['l'][0]": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
        },
      },
    });
  });

  supported('resultSourceMap=withKeyArraySelector: paths by _key', async () => {
    const search = 'resultSourceMap=withKeyArraySelector';
    expect(await ask(await filled(), '*[_id == "a"].parts[].label', search)).toMatchObject({
      body: { resultSourceMap: { paths: ["$['parts'][?(@._key=='k')]['label']"] } },
    });
  });

  supported(
    'source maps contain literal for values in the query, and unknown for computed values',
    async () => {
      const query = '*[_id == "a"]{"l": "text", "p": $p, "n": count(parts)}';
      const { body } = await ask(await filled(), query, 'resultSourceMap=true&$p=1');
      expect(body).toMatchObject({
        resultSourceMap: {
          documents: [],
          paths: [],
          mappings: {
            "$[0]['l']": { type: 'value', source: { type: 'literal' } },
            "$[0]['p']": { type: 'value', source: { type: 'literal' } },
            "$[0]['n']": { type: 'value', source: { type: 'unknown' } },
          },
        },
      });
    },
  );

  supported('source maps contain the stored id (such as drafts.a) in a perspective', async () => {
    const search = 'resultSourceMap=true&perspective=drafts';
    expect(await ask(await filled(), '*[_id == "a"]{_type}', search)).toMatchObject({
      body: { result: [{ _type: 'book' }], resultSourceMap: { documents: [{ _id: 'drafts.a' }] } },
    });
  });

  supported('sync tags of a query overlap with those of the live event of a change', async () => {
    const lake = await filled();
    const asked = await ask(lake, '*[_type == "book"]');
    const live = readEvents(await lake.fetch('/data/live/events/production'));
    await live.next();
    await lake.mutate(book('a', { title: 'B' }));
    const getTags = (value: unknown, name: 'syncTags' | 'tags'): unknown[] =>
      typeof value === 'object' && value && name in value
        ? // Both responses have a list of tags under this name.
          (value as Record<'syncTags' | 'tags', unknown[]>)[name]
        : [];
    const changed = new Set(getTags((await live.next())?.data, 'tags'));
    expect(getTags(asked.body, 'syncTags').some((tag) => changed.has(tag))).toBe(true);
  });

  supported('a query sees earlier writes', async () => {
    const lake = await filled();
    await lake.mutate({ patch: { id: 'a', set: { title: 'B' } } });
    expect(await ask(lake, '*[_id == "a"][0].title')).toMatchObject({ body: { result: 'B' } });
  });
});
