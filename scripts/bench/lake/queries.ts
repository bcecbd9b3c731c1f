import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BenchQuery = { name: string; query: string; params: Record<string, unknown> };

const pages = join(import.meta.dirname, '..', '..', '..', 'web', 'pages');

/** The queries of the site itself, as they stand in its source, and the newest of a type that grows with the dataset. */
export const benchQueries: readonly BenchQuery[] = [
  { name: 'agent', query: queryIn('agent/agent-query.ts'), params: { slug: 'tara' } },
  { name: 'home', query: queryIn('home/home-query.ts'), params: {} },
  {
    name: 'list',
    query:
      '*[_type == "article"] | order(publishedAt desc)[0...20]{_id, title, "slug": slug.current, publishedAt, "author": author->name}',
    params: {},
  },
];

/** Node runs no JSX, and the files import what needs it; their one query is a template without parts to fill in. */
function queryIn(file: string): string {
  const source = readFileSync(join(pages, file), 'utf8');
  const query = /defineQuery\(`([^`$]*(?:\$[a-z][^`$]*)*)`\)/i.exec(source)?.[1];
  if (!query) throw new Error(`There is no query in ${file}`);
  return query;
}

/** The address that asks the lake at `url`. */
export function queryUrl(url: string, dataset: string, { query, params }: BenchQuery): string {
  const search = new URLSearchParams({ query, perspective: 'published', returnQuery: 'false' });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `${url}/v2025-02-19/data/query/${dataset}?${search}`;
}
