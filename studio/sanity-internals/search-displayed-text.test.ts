import { lastValueFrom, of } from 'rxjs';
import { type ClientConfig, createClient, type RequestHandler } from 'studio-client';
import { expect, it } from 'vitest';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { withDisplayedTextSearch } from './search-displayed-text.ts';

setUpSeededLake();

const client = createClient(
  withDisplayedTextSearch<ClientConfig>({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost:3000',
    useProjectHostname: false,
    useCdn: false,
    token: 'test',
    ignoreBrowserTokenWarning: true,
  }),
);

/** The Studio's search query, without its ordering. */
const QUERY =
  '*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery))]{_id}';

function search(words: string): Promise<{ _id: string }[]> {
  const params = { __types: ['homePage', 'aboutPage', 'agent'], __query: `${words}*`, __rawQuery: words };
  return client.fetch(QUERY, params, { perspective: 'drafts' });
}

it('finds a text with its placeholders replaced', async () => {
  const found = (await search('hear it from Tara')).map(({ _id }) => _id);
  expect(found).toContain('homePage');
  expect((await search('Beacon')).length).toBeGreaterThan(0);
});

it('leaves other requests, and searches without further matches, unchanged', async () => {
  const asked: string[] = [];
  const send: Parameters<RequestHandler>[1] = ({ url }) => {
    asked.push(url);
    return of({ type: 'response', body: {}, url, method: 'GET', statusCode: 200, headers: {} });
  };
  const { _requestHandler } = withDisplayedTextSearch<{ _requestHandler?: RequestHandler }>({});
  for (const url of ['/data/query/production?query=*', '/data/query/production?query=*&$__rawQuery="tax"']) {
    const answer = _requestHandler?.({ url }, send, client);
    if (answer) await lastValueFrom(answer);
  }
  expect(asked).toHaveLength(2);
});
