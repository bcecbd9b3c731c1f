import { expect, it } from 'vitest';
import { ORIGIN, openTestLake } from '../testing/test-lake.ts';

/** The headers of a response as an object. */
const getHeaders = (response: Response) =>
  [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length');

it('has the same headers as every other response', async () => {
  const { fetch, mutate } = openTestLake();
  await mutate({ create: { _id: 'a', _type: 'page' } });
  const headers = { origin: ORIGIN, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const other = getHeaders(await fetch('/datasets', { headers }));
  const body = { mutations: [{ create: { _type: 'page' } }] };
  const answers = [
    fetch('/data/query/production?query=1', { headers }),
    fetch('/data/query/production', { headers, body: { query: '1' } }),
    fetch('/data/mutate/production', { headers, body }),
    fetch('/data/doc/production/a', { headers }),
  ];
  for (const answer of await Promise.all(answers)) expect(getHeaders(answer)).toEqual(other);
});
