import type { ClientReturn, SanityQueries } from '@sanity/client';
import { evaluateSync, parse, toJS } from 'groq-js';
import { seedContent } from '../../scripts/seed/seed-documents.ts';

/** The result of a query of the site on the seed, for tests of views. @throws Error when it is empty */
export function getSeedContent<Query extends keyof SanityQueries>(
  query: Query,
  params: Record<string, string> = {},
): NonNullable<ClientReturn<Query>> {
  const found: unknown = toJS(evaluateSync(parse(query, { params }), { dataset: seedContent, params }));
  if (found === null || found === undefined) throw new Error(`The seed has nothing for ${query}`);
  // The generated type of the query's result; another test checks the seed against the content model.
  return found as NonNullable<ClientReturn<Query>>;
}

/** Content with only these fields: lists are empty, everything else is null. */
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
