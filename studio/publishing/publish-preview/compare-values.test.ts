import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

const item = (_key: string, text: string) => ({ _key, text });

describe('arrays', () => {
  it('are compared by key', () => {
    const before = { items: [item('a', 'One'), item('b', 'Two'), item('c', 'Three')] };
    const after = { items: [item('c', 'Three'), item('a', 'One!'), item('d', 'Four')] };
    expect(compareValues(before, after)).toEqual([
      { kind: 'added', path: ['items', { _key: 'd' }], text: 'Four' },
      { kind: 'removed', path: ['items', { _key: 'b' }], text: 'Two' },
      { kind: 'moved', path: ['items'], order: ['Three', 'One!'] },
      { kind: 'text', path: ['items', { _key: 'a' }, 'text'], before: 'One', after: 'One!' },
    ]);
  });

  it('of strings distinguish changed and added items from a new order', () => {
    expect(compareValues(['a', 'b'], ['a', 'B'])).toEqual([
      { kind: 'text', path: [1], before: 'b', after: 'B' },
    ]);
    expect(compareValues(['a'], ['a', 'b'])).toEqual([{ kind: 'added', path: [1], text: 'b' }]);
    expect(compareValues(['a', 'b'], ['b'])).toEqual([{ kind: 'removed', path: [0], text: 'a' }]);
    expect(compareValues(['a', 'b'], ['b', 'a'])).toEqual([{ kind: 'moved', path: [], order: ['b', 'a'] }]);
  });
});

it('reports a different document in the same position by its name only', () => {
  const next = (name: string) => ({ nextAgent: { _id: `agent-${name}`, name, slug: name } });
  expect(compareValues(next('Coleman'), next('Tara'))).toEqual([
    { kind: 'text', path: ['nextAgent'], before: 'Coleman', after: 'Tara' },
  ]);
  expect(compareValues({ nextAgent: null }, next('Tara'))).toEqual([
    { kind: 'text', path: ['nextAgent'], before: '', after: 'Tara' },
  ]);
});

it('compares paragraphs by their text, and then by their formatting', () => {
  const paragraph = (text: string, marks: string[] = []) => ({
    body: [{ _type: 'block', _key: 'p', children: [{ _type: 'span', text, marks }] }],
  });
  expect(compareValues(paragraph('Old'), paragraph('New'))).toMatchObject([
    { kind: 'text', before: 'Old', after: 'New' },
  ]);
  expect(compareValues(paragraph('Old'), paragraph('Old', ['strong']))).toMatchObject([
    { kind: 'style', text: 'Old' },
  ]);
});

it('distinguishes a new picture from a new crop and a new alt text', () => {
  const picture = { asset: { _ref: 'image-a' }, alt: 'A' };
  expect(compareValues(picture, { ...picture, asset: { _ref: 'image-b' } }, ['image'])).toEqual([
    { kind: 'asset', path: ['image'], before: 'image-a', after: 'image-b' },
  ]);
  expect(compareValues(picture, { ...picture, crop: { top: 0.1 } }, ['image'])).toEqual([
    { kind: 'crop', path: ['image'] },
  ]);
  expect(compareValues(picture, { ...picture, alt: 'B' }, ['image'])).toEqual([
    { kind: 'text', path: ['image', 'alt'], before: 'A', after: 'B' },
  ]);
});

it('treats undefined, null, an empty text and an empty array as equal', () => {
  expect(compareValues({ a: null, b: '', c: [] }, {})).toEqual([]);
});
