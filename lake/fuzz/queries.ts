import fc from 'fast-check';
import { splitWords } from './choices.ts';

/** Fragments of GROQ, valid and invalid. */
const TOKENS = [
  ...splitWords(`
  * @ ^ ^.^ -> ... .. => | ( ) [ ] { } , : ; . $ :: == != < <= > >= && || ! + - / % ** in match asc desc _id _type _ref
  name a list true false null 0 1 -1 1e999 4e-2 0.5 "x" 'y' // 💥 é $p $missing _originalId [0] [0..2] [0...$p] [] order(
  score( boost( count( coalesce( select( defined( references( length( lower( path("drafts.**") text::query("x")
  array::unique( array::join( string::split( math::sum( geo::distance( diff::changedAny( diff::changedOnly( anywhere(
  pt::text( documents::get( documents::incomingRefCount() dateTime( now() hasOwnProperty __proto__ constructor toString
  sanity::versionOf("a") releases::all()
  `),
  '"',
  "'",
  '\\',
  '\n',
  '\u0000',
  'fn a::b($x) =',
  'round(1, ',
];

const soup = fc
  .array(fc.constantFrom(...TOKENS), { maxLength: 25 })
  .chain((tokens) => fc.constantFrom(' ', '').map((separator) => tokens.join(separator)));

/** Queries of which most are valid. */
const { query: sentence } = fc.letrec<{ query: string; filter: string; value: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      '*',
      '*[_type == "book"]',
      '*[_id in $p]',
      '*[_id == "a"][0]',
      '$p',
      '[1, "x", null, {"a": 1}]',
    ),
    fc.tuple(tie('query'), tie('filter')).map(([query, filter]) => `${query}[${filter}]`),
    fc.tuple(tie('query'), tie('value')).map(([query, value]) => `${query}{"v": ${value}, ...}`),
    fc.tuple(tie('query'), tie('value')).map(([query, value]) => `${query} | order(${value} desc)`),
    fc.tuple(tie('query'), tie('filter')).map(([query, filter]) => `${query} | score(${filter})`),
    tie('query').map((query) => `count(${query})`),
    tie('query').map((query) => `${query}[].list[]->name`),
    tie('query').map((query) => `array::unique(${query}.name)`),
  ),
  filter: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      '_type == "book"',
      'name match "a*"',
      '[@, _id] match text::query($p)',
      'references($p)',
      '0..2',
    ),
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => `(${one} && ${other} || !(${one}))`),
    tie('value').map((value) => `${value} in $p`),
    tie('query').map((query) => `count(${query}) > 1`),
  ),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'name',
      '@',
      '^',
      '_id',
      'list[0]',
      'to->',
      'now()',
      'dateTime(name) - 1',
      '$p',
      'select(a => 1, 2)',
    ),
    fc.constantFrom(
      'round(rank, 200)',
      'string::split(name, "")',
      'pt::text(@)',
      'upper(^.name)',
      'length(@)',
    ),
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `${one} + ${other}`),
    tie('query'),
  ),
}));

const nested = fc
  .tuple(fc.constantFrom('(', '[', '{"a":', '!', '-', '*[', '@.', 'a->', 'count('), fc.nat(4_000))
  .map(([piece, times]) => piece.repeat(times));

/** All kinds of queries: mostly valid ones, random tokens, random text, and deeply nested ones. */
export const anyQuery = fc.oneof(
  { arbitrary: sentence, weight: 6 },
  { arbitrary: soup, weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: nested, weight: 1 },
);
