import type { ClientReturn, SanityQueries } from '@sanity/client';
import { evaluateSync, parse, toJS } from 'groq-js';
import { seedContent } from '../../scripts/seed/seed-documents.ts';

/** What a query of the site finds in the seed, for tests of views; throws where it finds nothing. */
export function seedContentOf<Query extends keyof SanityQueries>(
  query: Query,
  params: Record<string, string> = {},
): NonNullable<ClientReturn<Query>> {
  const found: unknown = toJS(evaluateSync(parse(query, { params }), { dataset: seedContent, params }));
  if (found === null || found === undefined) throw new Error(`The seed has nothing for ${query}`);
  // The generated type of the query's result: a test holds the seed against the content model.
  return found as NonNullable<ClientReturn<Query>>;
}

/** Content of which nothing was written but these fields: lists are empty, all else is null. */
export function unwrittenBut<Content extends object>(
  content: Content,
  ...written: (keyof Content)[]
): Content {
  const fields = Object.entries(content).map(([name, value]) => {
    if (written.some((field) => field === name)) return [name, value];
    return [name, Array.isArray(value) ? [] : null];
  });
  return Object.fromEntries(fields);
}
