import { describe, expect, it } from 'vitest';
import { afterSaving, changedFields, hasArrived, typedTexts } from './unsaved-texts.ts';

const cards = (...texts: string[]) =>
  texts.map((text, index) => ({ _key: `k${index}`, _type: 'card', text }));

it('finds the fields that differ, without system fields', () => {
  const before = { _id: 'a', _rev: '1', title: 'Books', intro: '', cards: cards('One') };
  const typed = { _id: 'a', _rev: '2', title: 'Books, kept', cards: cards('One', 'Two') };
  expect(changedFields(before, typed)).toEqual([
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

describe('after saving', () => {
  const field = { name: 'title', before: 'Books', typed: 'Books, kept' };
  const kept = { id: 'a', type: 'agent', title: 'Tara', pending: [field], lost: [] };
  const saved = { title: 'Books, kept' };
  const asBefore = { title: 'Books' };

  it('a pending change that has arrived is forgotten, and another is lost', () => {
    expect(afterSaving(kept, saved, true)).toEqual({ ...kept, pending: [] });
    expect(afterSaving(kept, asBefore, true)).toEqual({ ...kept, pending: [], lost: [field] });
  });

  it('a pending change of another window stays pending', () => {
    expect(afterSaving(kept, asBefore, false)).toBe(kept);
    expect(afterSaving({ ...kept, lost: [field] }, saved, false)).toEqual(kept);
  });

  it('a lost change stays until it has arrived, or a later one of its field has', () => {
    const lost = { ...kept, pending: [], lost: [field] };
    expect(afterSaving(lost, asBefore, true)).toBe(lost);
    expect(afterSaving(lost, saved, true)).toEqual({ ...kept, pending: [], lost: [] });
    const later = { ...lost, pending: [{ ...field, typed: 'Accounts' }] };
    expect(afterSaving(later, { title: 'Accounts' }, true)).toEqual({ ...kept, pending: [], lost: [] });
  });
});

it('lists the texts that were typed', () => {
  expect(
    typedTexts({ name: 'cards', before: cards('One', 'Two'), typed: cards('One', '2', 'Three') }),
  ).toEqual(['2', 'Three']);
});
