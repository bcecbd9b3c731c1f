import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchContent, BenchQuery } from 'embedded-content-lake/bench';
import { seedDocuments } from '../seed/seed-documents.ts';

/** Generated from the pages' queries, each written out in full; `npm run types -- --check` keeps it current. */
const generated = join(import.meta.dirname, '..', '..', 'web', 'content', 'sanity.types.ts');

/** The seed's content, and two of the site's queries. */
export function siteContent(): BenchContent {
  return {
    documents: seedDocuments,
    queries: [queryNamed('agent', 'AGENT_QUERY', { slug: 'tara' }), queryNamed('home', 'HOME_QUERY', {})],
  };
}

function queryNamed(name: string, variable: string, params: BenchQuery['params']): BenchQuery {
  const [, query] =
    new RegExp(`^// Variable: ${variable}\\n// Query: (.*)$`, 'm').exec(readFileSync(generated, 'utf8')) ??
    [];
  if (!query) throw new Error(`There is no query ${variable} in ${generated}; run npm run types`);
  return { name, query, params };
}
