import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BenchQuery = { name: string; query: string; params: Record<string, unknown> };

/** Generated from the pages, with every query written out; a check keeps it fresh. */
const generated = join(import.meta.dirname, '..', '..', '..', 'web', 'content', 'sanity.types.ts');

/** The queries of the site itself, and the newest of a type that grows with the dataset. */
export const benchQueries: readonly BenchQuery[] = [
  { name: 'agent', query: queryNamed('AGENT_QUERY'), params: { slug: 'tara' } },
  { name: 'home', query: queryNamed('HOME_QUERY'), params: {} },
  {
    name: 'list',
    query:
      '*[_type == "article"] | order(publishedAt desc)[0...20]{_id, title, "slug": slug.current, publishedAt, "author": author->name}',
    params: {},
  },
];

function queryNamed(name: string): string {
  const query = new RegExp(`^// Variable: ${name}\\n// Query: (.*)$`, 'm').exec(
    readFileSync(generated, 'utf8'),
  );
  if (!query?.[1]) throw new Error(`There is no query ${name} in ${generated}; run npm run types`);
  return query[1];
}

/** The address that asks the lake at `url`. */
export function queryUrl(url: string, dataset: string, { query, params }: BenchQuery): string {
  const search = new URLSearchParams({ query, perspective: 'published', returnQuery: 'false' });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `${url}/v2025-02-19/data/query/${dataset}?${search}`;
}
