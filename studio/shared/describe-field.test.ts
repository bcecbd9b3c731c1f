import type { Path } from '@sanity/types';
import { describe, expect, it } from 'vitest';
import { documentType, seedDocument } from '../../tests/setup/content-model.ts';
import { describeField, formatLocation } from './describe-field.ts';

function wordsFor(documentId: string, path: Path): string {
  const document = seedDocument(documentId);
  return formatLocation(describeField(documentType(String(document._type)), document, path));
}

describe('the location of a field in an agent’s form', () => {
  it.each<[string, Path]>([
    ['Who it is › Name', ['name']],
    ['Who it is › Web address', ['slug', 'current']],
    ['Overview › Expertise tags › 2nd entry “Uniform Guidance”', ['expertise', 1]],
    ['Pictures and video › Portrait › Description of the picture', ['image', 'alt']],
    ['Pictures and video › Portrait', ['image', 'asset']],
  ])('%s', (words, path) => {
    expect(wordsFor('agent-coleman', path)).toBe(words);
  });

  it('names an array item by its position and title', () => {
    const { problemCards } = seedDocument('agent-coleman');
    const [card] = Array.isArray(problemCards) ? problemCards : [];
    expect(wordsFor('agent-coleman', ['problemCards', { _key: card._key }, 'deliverables', 4])).toBe(
      'Impact Framework › Problem cards › 1st problem card “Fundraising registration differs in…” › Deliverables › 5th entry “Notice before mailing to a state…”',
    );
  });

  it('names an array item without text by its position', () => {
    const agent = { _type: 'agent', problemCards: [{ _type: 'problemCard', _key: 'a' }] };
    const place = describeField(documentType('agent'), agent, ['problemCards', { _key: 'a' }, 'title']);
    expect(place).toEqual({
      tab: 'Impact Framework',
      steps: ['Problem cards', '1st problem card', 'Problem'],
    });
  });

  it('stops at a value that does not exist', () => {
    expect(wordsFor('agent-coleman', ['problemCards', { _key: 'gone' }, 'title'])).toBe(
      'Impact Framework › Problem cards › an earlier problem card',
    );
  });
});

it('names a paragraph by its text, and nothing inside it', () => {
  const page = seedDocument('legal-terms-of-use');
  const [block] = Array.isArray(page.body) ? page.body : [];
  const place = wordsFor('legal-terms-of-use', ['body', { _key: block._key }, 'children', { _key: 'x' }]);
  expect(place).toMatch(/^[\w ]+ › [\w ]+ › 1st paragraph “.{20,37}…?”$/);
});

it('has no tab in a form without tabs, and no step for the document itself', () => {
  expect(describeField(documentType('challengeRow'), {}, ['issue'])).toEqual({
    tab: undefined,
    steps: ['Challenge'],
  });
  expect(describeField(documentType('challengeRow'), {}, [])).toEqual({ tab: undefined, steps: [] });
});
