import fc from 'fast-check';
import { IMAGE_OPTIONS, OPTIONS, OTHER_PATHS } from './choices.ts';
import { anyQuery } from './queries.ts';
import { anyAction, anyId, anyMutation, anyValue } from './values.ts';

/** The parts of a request, which may be invalid as a `Request`. */
export type FuzzRequest = {
  method: string;
  /** Path and query string. */
  target: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

const version = fc.constantFrom(
  ...Array<string>(20).fill('v2025-02-19'),
  'v1',
  'vX',
  'v2021-06-07',
  'v0',
  'vv',
  '1',
);
const dataset = fc.oneof(
  { arbitrary: fc.constant('production'), weight: 30 },
  { arbitrary: fc.constantFrom('other', '..', '%2e%2e', '~x', 'constructor', ''), weight: 1 },
);
const stringifyArbitrary = (arbitrary: fc.Arbitrary<unknown>) =>
  arbitrary.map((value) => JSON.stringify(value) ?? '');
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());

const options = fc.array(fc.constantFrom(...OPTIONS), { maxLength: 4 }).map((list) => list.join('&'));

type Draft = Omit<FuzzRequest, 'headers'>;

const get = (target: fc.Arbitrary<string>): fc.Arbitrary<Draft> =>
  target.map((text) => ({ method: 'GET', target: text }));
const makePost = (
  target: fc.Arbitrary<string>,
  body: fc.Arbitrary<string | Uint8Array<ArrayBuffer>>,
): fc.Arbitrary<Draft> =>
  fc.record({
    method: fc.constantFrom(...Array<string>(20).fill('POST'), 'PUT', 'PATCH', 'DELETE'),
    target,
    body,
  });
/** A path of `/<version>` and these parts. */
const makePath = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(version, ...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((list) => `/${list.join('/')}`);
const withSearch = (target: fc.Arbitrary<string>, search: fc.Arbitrary<string>) =>
  fc.tuple(target, search, options).map(([text, first, more]) => `${text}?${first}&${more}`);

const parameters = fc
  .tuple(
    anyQuery,
    fc.oneof(
      { arbitrary: stringifyArbitrary(anyValue), weight: 9 },
      { arbitrary: fc.string({ maxLength: 5 }), weight: 1 },
    ),
  )
  .map(([query, p]) => `query=${encodeText(query)}&$p=${encodeText(p)}`);
const ids = fc.array(anyId.map(encodeText), { maxLength: 3 }).map((list) => list.join(','));
const brokenBody = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '{"mutations":7}', '{"query":[]}', `${'['.repeat(100_000)}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
);
const makeBody = (body: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: body, weight: 9 }, { arbitrary: brokenBody, weight: 1 });

/** Random requests, weighted by how much code they exercise; `files` are the paths of existing assets. */
export function makeAnyRequest(files: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const upload = fc.uint8Array({ maxLength: 500 }).map((bytes) => new Uint8Array(bytes));
  const imageSearch = fc
    .array(fc.constantFrom(...IMAGE_OPTIONS), { maxLength: 5 })
    .map((list) => list.join('&'));
  const draft = fc.oneof(
    { weight: 8, arbitrary: get(withSearch(makePath('data/query', dataset), parameters)) },
    {
      weight: 3,
      arbitrary: makePost(
        withSearch(makePath('data/query', dataset), fc.constant('')),
        makeBody(
          stringifyArbitrary(fc.record({ query: anyQuery, params: anyValue }, { noNullPrototype: true })),
        ),
      ),
    },
    {
      weight: 6,
      arbitrary: makePost(
        withSearch(makePath('data/mutate', dataset), fc.constant('')),
        makeBody(
          stringifyArbitrary(
            fc.record(
              {
                mutations: fc.array(anyMutation, { maxLength: 4 }),
                transactionId: fc.oneof(fc.constantFrom('tx', 'a b'), fc.uuid(), anyValue),
              },
              { requiredKeys: ['mutations'], noNullPrototype: true },
            ),
          ),
        ),
      ),
    },
    {
      weight: 6,
      arbitrary: makePost(
        makePath('data/actions', dataset),
        makeBody(
          stringifyArbitrary(
            fc.record(
              { actions: fc.array(anyAction, { maxLength: 3 }), dryRun: fc.boolean() },
              { requiredKeys: ['actions'], noNullPrototype: true },
            ),
          ),
        ),
      ),
    },
    { weight: 2, arbitrary: get(withSearch(makePath('data/listen', dataset), parameters)) },
    { weight: 1, arbitrary: get(withSearch(makePath('data/live/events', dataset), fc.constant(''))) },
    { weight: 2, arbitrary: get(withSearch(makePath('data/doc', dataset, ids), fc.constant(''))) },
    { weight: 1, arbitrary: get(withSearch(makePath('data/export', dataset), fc.constant(''))) },
    {
      weight: 2,
      arbitrary: get(
        withSearch(
          makePath(
            'data/history',
            dataset,
            fc.constantFrom('documents', 'transactions', 'events/documents', 'events/releases', 'x'),
            ids,
          ),
          fc.constant(''),
        ),
      ),
    },
    {
      weight: 2,
      arbitrary: get(
        fc.oneof(
          makePath(fc.constantFrom(...OTHER_PATHS)),
          makePath(fc.string({ maxLength: 20 }).map(encodeText)),
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: makePost(makePath(fc.constantFrom(...OTHER_PATHS)), makeBody(stringifyArbitrary(anyValue))),
    },
    {
      weight: 1,
      arbitrary: makePost(makePath('assets', fc.constantFrom('images', 'files', 'x'), dataset), upload),
    },
    {
      weight: 2,
      arbitrary: get(
        fc.tuple(fc.constantFrom(...files), imageSearch).map(([file, search]) => `${file}?${search}`),
      ),
    },
    {
      weight: 1,
      arbitrary: get(
        fc.constantFrom(
          '/images/local/production/../../x',
          '/files/local/production/%2e%2e%2fx.txt',
          '/images/a/b/c',
          '//',
          '/v1',
        ),
      ),
    },
  );
  return fc.tuple(draft, headers).map(([request, extra]) => ({ ...request, headers: extra }));
}

const someHeaders = fc
  .record(
    {
      authorization: fc.constantFrom(
        'ADMIN',
        'ADMIN',
        'ADMIN',
        'EDITOR',
        'VIEWER',
        'Bearer wrong',
        'Basic x',
        '',
      ),
      origin: fc.constantFrom(
        ...Array<string>(9).fill('http://localhost:3000'),
        'https://evil.example',
        'null',
      ),
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'image/png',
        'image/svg+xml',
        'x',
        '',
      ),
      'last-event-id': fc.constantFrom('x', 'x#a', '', '#'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=x', 'x'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"', ''),
      accept: fc.constantFrom('image/webp', '*/*', 'q=', ''),
      'x-sanity-project-id': fc.constantFrom(...Array<string>(9).fill('local'), 'other', ''),
      traceparent: fc.constantFrom('x', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'),
      'content-length': fc.constantFrom('0', '99999999999', '-1', 'x'),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((given): Record<string, string> => given);

/** Most requests have only a token: with random headers, few would pass authentication. */
const headers = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>({ authorization: 'ADMIN' }), weight: 3 },
  { arbitrary: someHeaders, weight: 2 },
);
