import { describe, expect, it } from 'vitest';
import { hasArrived, listChangedFields, listTypedTexts, removeSent, withoutSaved } from './unsaved-texts.ts';

const cards = (...texts: string[]) =>
  texts.map((text, index) => ({ _key: `k${index}`, _type: 'card', text }));

it('finds the fields that differ, without system fields', () => {
  const before = { _id: 'a', _rev: '1', title: 'Books', intro: '', cards: cards('One') };
  const typed = { _id: 'a', _rev: '2', title: 'Books, kept', cards: cards('One', 'Two') };
  expect(listChangedFields(before, typed)).toEqual([
    { name: 'title', before: 'Books', typed: 'Books, kept' },
    { name: 'cards', before: cards('One'), typed: cards('One', 'Two') },
  ]);
});

describe('typed text has been stored', () => {
  const title = { name: 'title', before: 'Books', typed: 'Books, kept' };
  const list = { name: 'cards', before: cards('One'), typed: cards('One here', 'Two') };
  const removed = { name: 'cards', before: cards('One', 'Two'), typed: cards('One') };
  it.each([
    ['when it is there', title, { title: 'Books, kept' }],
    ['when it is there among the words of somebody else', title, { title: 'All books, kept well' }],
    ['when an item of a list was moved', list, { cards: cards('One here', 'Two').reverse() }],
    ['when only something was taken away', removed, { cards: cards('One', 'Two') }],
  ])('%s', (_name, field, document) => expect(hasArrived(field, document)).toBe(true));
  it.each([
    ['when the field is as before', title, { title: 'Books' }],
    ['when the document is gone', title, {}],
    ['when an item is missing', list, { cards: cards('One here') }],
    ['when the words of an item are missing', list, { cards: cards('One', 'Two') }],
  ])('not %s', (_name, field, document) => expect(hasArrived(field, document)).toBe(false));
});

describe('lost changes', () => {
  const field = { name: 'title', before: 'Books', typed: 'Books, kept' };
  const kept = { id: 'a', type: 'agent', title: 'Tara', pending: [field], lost: [], window: 'this window' };
  const lost = { ...kept, pending: [], lost: [field] };

  it('are those that were pending when their window stopped sending', () => {
    expect(removeSent(kept)).toEqual(lost);
    expect(removeSent(lost)).toBe(lost);
    const later = { ...field, typed: 'Accounts' };
    expect(removeSent({ ...lost, pending: [later] })).toEqual({ ...lost, lost: [later] });
  });

  it('are forgotten once the document contains them', () => {
    expect(withoutSaved(lost, { title: 'Books' })).toBe(lost);
    expect(withoutSaved(lost, { title: 'Books, kept' })).toEqual({ ...lost, lost: [] });
    expect(withoutSaved(kept, { title: 'Books, kept' })).toBe(kept);
  });
});

it('lists the texts that were typed', () => {
  expect(
    listTypedTexts({ name: 'cards', before: cards('One', 'Two'), typed: cards('One', '2', 'Three') }),
  ).toEqual(['2', 'Three']);
});
