import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQueryParameters } from './query-parameters.ts';

const name = fc.constantFrom('query', 'queryx', 'q', '$slug', '');
const value = fc.string({
  unit: fc.constantFrom('a', '+', '%20', '%', '%C3%A9', '%ff', '=', '$', '[', '/', '?query='),
});
const pair = fc.oneof(
  fc.tuple(name, value).map(([left, right]) => `${left}=${right}`),
  value,
);

it('parses parameters like URLSearchParams, with the query separate', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const search = pairs.length > 0 ? `?${pairs.join('&')}` : '';
      const expected = new URLSearchParams(search);
      const { query, others } = readQueryParameters(`http://localhost/v1/data/query/d${search}`);
      expect(query).toBe(expected.get('query') ?? '');
      const rest = (all: URLSearchParams) => [...all].filter(([key]) => key !== 'query');
      expect(rest(others)).toEqual(rest(expected));
    }),
  );
});

it('reads a query whose parameter name is percent-encoded', () => {
  expect(readQueryParameters('http://localhost/?%71uery=1%2B1').query).toBe('1+1');
});
