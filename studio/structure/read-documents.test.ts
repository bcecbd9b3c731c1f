import { expect, it } from 'vitest';
import { collectReferences } from './read-documents.ts';

it('finds every reference of a document, each once', () => {
  const document = {
    image: { asset: { _ref: 'image-a' } },
    cards: [{ pillars: [{ _ref: 'p1' }, { _ref: 'p2' }] }, { pillars: [{ _ref: 'p1' }] }],
    text: '_ref',
    nothing: null,
  };
  expect([...collectReferences(document)]).toEqual(['image-a', 'p1', 'p2']);
});
