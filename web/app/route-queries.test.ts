import '../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { queryWithFacts } from '../../content/site-facts.ts';
import { connectContent } from '../data/client.ts';
import { createQueryClient } from '../data/query-client.ts';
import { siteSettings } from '../data/site-settings-query.ts';
import { createRouteQuery, fixedRouteQueries } from './route-queries.ts';
import { createSiteRoutes, fixedPaths } from './routes.tsx';

const params = (query: Record<string, unknown>) =>
  Object.entries(query).map(([name, value]) => [`$${name}`, JSON.stringify(value)]);

/** The queries and parameters that the route of a path sends to the lake. */
async function listQueries(path: string) {
  const asked: { query: string | null; params: string[][] }[] = [];
  connectContent({
    origin: 'http://lake.test',
    transport: async ({ url }) => {
      const { searchParams } = new URL(url);
      asked.push({
        query: searchParams.get('query'),
        params: [...searchParams].filter(([name]) => name.startsWith('$') && name !== '$perspective'),
      });
      return Response.json({ result: { content: {}, facts: null } });
    },
  });
  const queryClient = createQueryClient();
  await createSiteRoutes({ queryClient }).prepare(path);
  queryClient.clear();
  return asked.filter(({ query }) => query !== queryWithFacts(siteSettings));
}

describe('the list of route queries', () => {
  it('has every fixed path and no others', () => {
    expect([...fixedRouteQueries.keys()].sort()).toEqual([...fixedPaths].sort());
  });

  it.each([...fixedRouteQueries])(
    'has the query that %s sends to the lake',
    async (path, { query, params: values }) => {
      expect(await listQueries(path)).toEqual([{ query: queryWithFacts(query), params: params(values) }]);
    },
  );

  it('has the query that an agent’s page sends to the lake', async () => {
    const { query, params: values } = createRouteQuery('agent', 'tara');
    expect(await listQueries('/agent/tara')).toEqual([
      { query: queryWithFacts(query), params: params(values) },
    ]);
  });
});
