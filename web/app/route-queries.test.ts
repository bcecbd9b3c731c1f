import '../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { connectContent } from '../content/client.ts';
import { createQueryClient } from '../content/query-client.ts';
import { withFactsOf } from '../content/site-facts.ts';
import { siteSettings } from '../content/site-settings-query.ts';
import { addressedRouteQuery, fixedRouteQueries } from './route-queries.ts';
import { createSiteRoutes, fixedPaths } from './routes.tsx';

const params = (query: Record<string, unknown>) =>
  Object.entries(query).map(([name, value]) => [`$${name}`, JSON.stringify(value)]);

/** The queries, with their parameters, that a path's route sends to the lake. */
async function queriesOf(path: string) {
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
  return asked.filter(({ query }) => query !== withFactsOf(siteSettings));
}

describe('the list of what the routes read', () => {
  it('has every fixed path, and none that is no route', () => {
    expect([...fixedRouteQueries.keys()].sort()).toEqual([...fixedPaths].sort());
  });

  it.each([...fixedRouteQueries])(
    'names what %s asks the lake for',
    async (path, { query, params: values }) => {
      expect(await queriesOf(path)).toEqual([{ query: withFactsOf(query), params: params(values) }]);
    },
  );

  it('names what an agent’s page asks the lake for', async () => {
    const { query, params: values } = addressedRouteQuery('agent', 'tara');
    expect(await queriesOf('/agent/tara')).toEqual([{ query: withFactsOf(query), params: params(values) }]);
  });
});
