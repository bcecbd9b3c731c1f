import { expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { createPublishedReader } from './published-reader.ts';

/** Requests, results and errors are compared with those of `@sanity/client` in tests/contract. */
function readerOf(answer: Response) {
  const transport = async () => answer;
  return createPublishedReader({
    projectId: 'local',
    dataset: 'production',
    origin: 'http://localhost:3000',
    transport,
  });
}

const address = 'http://localhost:3000/v2025-02-19/data/query/production';

it('reports a query parse error with the lake’s description', async () => {
  const error = { type: 'queryParseError', description: 'expected a brace', query: '{', start: 1, end: 1 };
  await expect(readerOf(Response.json({ error }, { status: 400 }))('{', {})).rejects.toThrow(
    'GROQ query parse error: expected a brace',
  );
});

it.each([
  ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['half a result', new Response('{"result":[1,', { headers: { 'content-type': 'application/json' } })],
  ['another object', Response.json({ ok: true })],
])('rejects a response of status 200 with %s', async (_what, answer) => {
  const refusal = readerOf(answer)('count(*)', {});
  await expect(refusal).rejects.toThrow(ContentError);
  await expect(refusal).rejects.toThrow(`GET-request to ${address}`);
  await expect(refusal).rejects.toThrow('resulted in what is not the result of a query');
});
