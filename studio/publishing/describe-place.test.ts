import type { Path } from '@sanity/types';
import { describe, expect, it } from 'vitest';
import { documentType, seedDocument } from '../../tests/setup/content-model.ts';
import { describePlace, placeInWords } from './describe-place.ts';

function wordsFor(documentId: string, path: Path): string {
  const document = seedDocument(documentId);
  return placeInWords(describePlace(documentType(String(document._type)), document, path));
}

describe('a place in the form of an agent', () => {
  it.each<[string, Path]>([
    ['Who it is › Name', ['name']],
    ['Who it is › Web address', ['slug', 'current']],
    ['Overview › Expertise tags › 2nd entry “Uniform Guidance”', ['expertise', 1]],
    ['Pictures and video › Portrait › Description of the picture', ['image', 'alt']],
    ['Pictures and video › Portrait', ['image', 'asset']],
  ])('%s', (words, path) => {
    expect(wordsFor('agent-coleman', path)).toBe(words);
  });

  it('names an item of a list by its place and its own title', () => {
    const { problemCards } = seedDocument('agent-coleman');
    const [card] = Array.isArray(problemCards) ? problemCards : [];
    expect(wordsFor('agent-coleman', ['problemCards', { _key: card._key }, 'deliverables', 4])).toBe(
      'Impact Framework › Problem cards › 1st problem card “Fundraising registration differs in…” › Deliverables › 5th entry “Notice before mailing to a state…”',
    );
  });

  it('says where an item is that says nothing of itself', () => {
    const agent = { _type: 'agent', problemCards: [{ _type: 'problemCard', _key: 'a' }] };
    const place = describePlace(documentType('agent'), agent, ['problemCards', { _key: 'a' }, 'title']);
    expect(place).toEqual({
      tab: 'Impact Framework',
      steps: ['Problem cards', '1st problem card', 'Problem'],
    });
  });

  it('stops at what is not there any more', () => {
    expect(wordsFor('agent-coleman', ['problemCards', { _key: 'gone' }, 'title'])).toBe(
      'Impact Framework › Problem cards › an earlier problem card',
    );
  });
});

it('calls a paragraph by its words, and nothing inside it a place of its own', () => {
  const page = seedDocument('legal-terms-of-use');
  const [block] = Array.isArray(page.body) ? page.body : [];
  const place = wordsFor('legal-terms-of-use', ['body', { _key: block._key }, 'children', { _key: 'x' }]);
  expect(place).toMatch(/^[\w ]+ › [\w ]+ › 1st paragraph “.{20,37}…?”$/);
});

it('knows no tab in a form without tabs, and no step for the document itself', () => {
  expect(describePlace(documentType('challengeRow'), {}, ['issue'])).toEqual({
    tab: undefined,
    steps: ['Challenge'],
  });
  expect(describePlace(documentType('challengeRow'), {}, [])).toEqual({ tab: undefined, steps: [] });
});
