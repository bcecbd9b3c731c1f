import { describe, expect, it, vi } from 'vitest';
import { compileFilter } from './compile-filter.ts';
import { QueryParseError } from './query-errors.ts';
import { sampleDataset } from './testing/sample-documents.ts';

const documents = sampleDataset(
  { _id: 'a', _type: 'agent', slug: { current: 'ada' }, name: 'Ada', pillar: { _ref: 'p' } },
  { _id: 'drafts.a', _type: 'agent', slug: { current: 'ada' }, name: 'Ada L.' },
  { _id: 'p', _type: 'aiPillar', name: 'Insight' },
  { _id: '_.releases.r1', _type: 'system.release', state: 'active' },
);

const options = { projectId: 'local', dataset: 'production', identity: 'editor' };

function accepted(query: string, params: Record<string, unknown> = {}): string[] {
  const accepts = compileFilter(query, params, options);
  return documents.filter((document) => accepts(document)).map(({ _id }) => _id);
}

describe('compileFilter', () => {
  it.each([
    ['*', {}, ['_.releases.r1', 'a', 'drafts.a', 'p']],
    ['*[_id in $ids]', { ids: ['a', 'drafts.a', 'versions.r1.a'] }, ['a', 'drafts.a']],
    ['*[_id == $id || _id == "p"]', { id: 'a' }, ['a', 'p']],
    ['*[_type == "system.release"]', {}, ['_.releases.r1']],
    ['*[_type in $types]{_id} | order(_id)[0...10]', { types: ['aiPillar'] }, ['p']],
    [
      '*[_type == "agent" && slug.current == $s]{name, "p": pillar->name} | order(name)',
      { s: 'ada' },
      ['a', 'drafts.a'],
    ],
    ['*[_type == "agent"][!(_id in path("drafts.**"))][0]', {}, ['a']],
    ['*[_type == "agent" && name match "ada l*"]', {}, ['drafts.a']],
    ['*[references("p")]', {}, ['a']],
    ['*[@ match text::query("insight")]', {}, ['p']],
    ['*[sanity::versionOf("a")]', {}, ['a', 'drafts.a']],
    ['*[identity() == "editor" && sanity::dataset() == "production" && _type == "aiPillar"]', {}, ['p']],
    ['array::unique(*[_type == "agent"]._type)', {}, null],
    ['(*[_type == "aiPillar"])', {}, ['p']],
  ])('%s', (query, params, expected) => {
    if (expected) expect(accepted(query, params)).toEqual(expected);
    else expect(() => accepted(query, params)).toThrow('only queries of the form *[filter]');
  });

  it('ignores filters on the results of a projection', () => {
    expect(accepted('*[_type == "agent"]{"n": 1}[n == 2]')).toEqual(['a', 'drafts.a']);
  });

  it('treats conditions on other documents as true', () => {
    expect(accepted('*[_type == "agent" && pillar->name == "Reach"]')).toEqual(['a', 'drafts.a']);
    expect(accepted('*[_type == "agent" && count(*[name == "x"]) > 0]')).toEqual(['a', 'drafts.a']);
    expect(accepted('*[_type == "agent" && documents::incomingRefCount() > 0]')).toEqual(['a', 'drafts.a']);
  });

  it.each(['', '*[', '*[_id == $missing]', '{"a": 1}'])('refuses %j', (query) => {
    expect(() => compileFilter(query, {}, options)).toThrow(QueryParseError);
  });

  it.each<[string, string, number]>([
    ['scans in a scan', 'count($list[count($list[@ == ^]) > 0]) < 0', 400],
    ['values looked for in a list', 'count($list[@ in $list]) < 0', 400],
    ['ids looked for in a list', 'count($list[references($list)]) < 0', 400],
    ['words', 'count($list[$text match "x"]) < 0', 800],
    ['words looked for among words', '$text match $text', 20_000],
    ['words of new objects', 'count($list[{"a": $text} match text::query("x")]) < 0', 800],
  ])('ends conditions by their work and not by the clock: %s', (_, condition, size) => {
    const list = Array.from({ length: size }, (_, n) => `w${n}`);
    const text = list.join(' ');
    const { read, params } = countReads({ list, text });
    const accepts = compileFilter(`*[_type == "agent" && ${condition}]`, params, options);
    expect(documents.filter(accepts).map(({ _id }) => _id)).toEqual(['a', 'drafts.a']);
    const afterFirst = read();
    documents.filter(accepts);
    expect(read(), 'evaluations after it was given up').toBe(afterFirst);
  });

  it('finishes a filter with little work, however slow the machine is', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 60_000;
      return now;
    });
    const numbers = Array.from({ length: 1_000 }, (_, index) => index);
    const query = '*[count($numbers[@ >= 0]) == 1000 && name match "ada l*"]';
    expect(accepted(query, { numbers })).toEqual(['drafts.a']);
    clock.mockRestore();
  });

  it('has lower limits for anonymous listeners', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => index);
    const query = '*[count($numbers[@ < 0]) > 0]';
    const { identity: _, ...anonymous } = options;
    const passing = (given: typeof anonymous) =>
      documents.filter(compileFilter(query, { numbers }, given)).length;
    expect(passing(options)).toBe(0);
    expect(passing(anonymous)).toBe(documents.length);
  });

  it.each(['*', '*[_id in $ids]', '*[_type in $ids]'])(
    'looks ids and types up without evaluating: %s',
    (query) => {
      const { read, params } = countReads({ ids: ['a', 'b'] });
      const accepts = compileFilter(query, params, options);
      const afterCompiling = read();
      documents.forEach(accepts);
      expect(read()).toBe(afterCompiling);
    },
  );
});

/** Parameters that count how often they are read: at least once for each evaluation. */
function countReads(given: Record<string, unknown>) {
  let reads = 0;
  const params = {};
  for (const [name, value] of Object.entries(given)) {
    const get = () => {
      reads += 1;
      return value;
    };
    Object.defineProperty(params, name, { enumerable: true, get });
  }
  return { read: () => reads, params };
}
