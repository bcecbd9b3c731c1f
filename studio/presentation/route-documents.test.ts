import { createClient } from 'studio-client';
import { expect, it } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { seededIds, setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { fixedRouteQueries } from '../../web/app/route-queries.ts';
import { readRouteDocuments } from './route-documents.ts';

setUpSeededLake();

const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: 'http://localhost:3000',
  useProjectHostname: false,
  useCdn: false,
  token: 'test',
  ignoreBrowserTokenWarning: true,
});

it('finds the documents that each route shows', async () => {
  const { frame, routes } = await readRouteDocuments(client);
  expect([...frame]).toEqual(['siteSettings']);
  expect(routes.size).toBe(fixedRouteQueries.size + Object.keys(agentRoles).length);
  const pagesOf = (id: string) => [...routes].flatMap(([path, ids]) => (ids.has(id) ? [path] : []));
  expect(pagesOf('homePage')).toContain('/');
  expect(pagesOf('agent-tara')).toEqual(expect.arrayContaining(['/', '/agent/tara', '/need-impact-agents']));
  expect(pagesOf('agent-tara')).not.toContain('/agent/diana');
  // The not-found page may link to the legal page by name.
  expect(pagesOf('legal-privacy-policy')).toEqual(['/privacy-policy', '/not-found']);
  // Every document is on some page of the site.
  expect(seededIds.filter((id) => !frame.has(id) && pagesOf(id).length === 0)).toEqual([]);
});
