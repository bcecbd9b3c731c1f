const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const PARAGRAPH =
  'Nonprofits measure what they change in the lives of people, and report it to those who make the work possible. ';

export type BenchDocument = { _id: string; _type: string; [field: string]: unknown };
export type BenchQuery = { name: string; query: string; params: Record<string, unknown> };

/** A project's additions to the articles of the benchmark: documents for every size, and queries. */
export type BenchContent = { documents: readonly BenchDocument[]; queries: readonly BenchQuery[] };

export const noContent: BenchContent = { documents: [], queries: [] };

/** The authors of the articles. */
export const authors: readonly BenchDocument[] = Array.from({ length: 8 }, (_, n) => ({
  _id: `author-${n}`,
  _type: 'author',
  name: `Author ${n}`,
}));

/** How often a paragraph of an article repeats its sentence: then it has about 1 kB, or 2 kB. */
const SHORT_TEXT = 2;
export const LONG_TEXT = 5;

/** An article that refers to an author. */
export function article(n: number, length = SHORT_TEXT): BenchDocument {
  return {
    _id: `article-${String(n).padStart(6, '0')}`,
    _type: 'article',
    title: `Article ${n} on what a year of work has changed`,
    slug: { _type: 'slug', current: `article-${n}` },
    // Not in the order of the ids, so that sorting by date has work to do.
    publishedAt: new Date(FIRST_DAY + ((n * 7919) % 2000) * DAY).toISOString(),
    author: { _type: 'reference', _ref: authors[n % authors.length]?._id },
    tags: [`tag-${n % 13}`, `tag-${n % 7}`],
    body: [1, 2, 3].map((key) => ({
      _key: `b${key}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's1', _type: 'span', marks: [], text: PARAGRAPH.repeat(length) }],
    })),
  };
}

/** Queries for one article by its slug, and for the newest articles, whose number grows with the dataset. */
export const articleQueries: readonly BenchQuery[] = [
  {
    name: 'article',
    query: '*[_type == "article" && slug.current == $slug][0]{..., author->{name}}',
    params: { slug: 'article-7' },
  },
  {
    name: 'list',
    query:
      '*[_type == "article"] | order(publishedAt desc)[0...20]{_id, title, "slug": slug.current, publishedAt, "author": author->name}',
    params: {},
  },
];

/** The URL of a query to the lake at `url`. */
export function queryUrl(url: string, dataset: string, { query, params }: BenchQuery): string {
  const search = new URLSearchParams({ query, perspective: 'published', returnQuery: 'false' });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `${url}/v2025-02-19/data/query/${dataset}?${search}`;
}
