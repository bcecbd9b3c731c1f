import { expect, it } from 'vitest';
import { fieldsOf, requireFields } from './whole-answer.ts';

const query = `*[_type == "agent" && count(tags[@ in ["a", "b"]]) > 0] | order(select(a => 0, 1))[0]{
  name,
  "slug": slug.current,
  image{asset, "alt": select(decorative == true => "", alt)},
  "cards": coalesce(cards[]{_key, "deliverables": coalesce(deliverables, [])}, []),
  "settings": *[_id == "siteSettings"][0]{productName}
}`;

it('reads the fields at the top off a query, and none of those inside', () => {
  expect(fieldsOf(query)).toEqual(['name', 'slug', 'image', 'cards', 'settings']);
  expect(fieldsOf(`{"content": ${query}\n, "facts": null}`)).toEqual(['content', 'facts']);
});

it('is content with null for every field, and with what is no object', () => {
  const empty = { name: null, slug: null, image: null, cards: null, settings: null };
  for (const result of [empty, null, [], 'text', 7]) expect(() => requireFields(query, result)).not.toThrow();
});

it('says which fields an object lacks', () => {
  const result = { name: 'Tara', slug: 'tara', image: null };
  expect(() => requireFields(query, result)).toThrow("The content lake's answer lacks cards, settings.");
});
