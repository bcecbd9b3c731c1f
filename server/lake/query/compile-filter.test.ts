import { describe, expect, it } from 'vitest';
import { compileFilter } from './compile-filter.ts';
import { QueryParseError } from './query-errors.ts';
import { sampleDataset } from './sample-documents.ts';

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

  it('ignores filters on what a projection made', () => {
    expect(accepted('*[_type == "agent"]{"n": 1}[n == 2]')).toEqual(['a', 'drafts.a']);
  });

  it('counts conditions on other documents as met', () => {
    expect(accepted('*[_type == "agent" && pillar->name == "Reach"]')).toEqual(['a', 'drafts.a']);
    expect(accepted('*[_type == "agent" && count(*[name == "x"]) > 0]')).toEqual(['a', 'drafts.a']);
    expect(accepted('*[_type == "agent" && documents::incomingRefCount() > 0]')).toEqual(['a', 'drafts.a']);
  });

  it.each(['', '*[', '*[_id == $missing]', '{"a": 1}'])('refuses %j', (query) => {
    expect(() => compileFilter(query, {}, options)).toThrow(QueryParseError);
  });

  it('counts a condition that takes too long as met, and does not try it again', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => index);
    const slow = '*[_type == "agent" && count($numbers[@ in $numbers]) < 0]';
    const started = performance.now();
    const accepts = compileFilter(slow, { numbers }, options);
    for (let i = 0; i < 20; i += 1) {
      expect(documents.filter(accepts).map(({ _id }) => _id)).toEqual(['a', 'drafts.a']);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('is cheap enough to run for every listener on every event', () => {
    const [document] = documents;
    if (!document) throw new Error('no documents');
    const filters = ['*', '*[_id in $ids]', '*[_type == "agent"]'].map((query) =>
      compileFilter(query, { ids: ['a', 'b'] }, options),
    );
    const started = performance.now();
    for (let i = 0; i < 100_000; i += 1) for (const accepts of filters) accepts(document);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
