import { createClient } from 'studio-client';
import { expect, it } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { seededIds, setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { fixedRouteQueries } from '../../web/app/route-queries.ts';
import { getField, readSiteContent } from './site-content.ts';

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

it('finds the documents and fields that each page shows', async () => {
  const { frame, pages } = await readSiteContent(client);
  expect(frame.flatMap(({ fields }) => [...fields.keys()])).toContain('siteSettings');
  expect(pages).toHaveLength(fixedRouteQueries.size + Object.keys(agentRoles).length);
  const listPages = (id: string) =>
    pages.flatMap(({ path, content }) => (content.fields.has(id) ? [path] : []));
  expect(listPages('homePage')).toContain('/');
  expect(listPages('agent-tara')).toEqual(
    expect.arrayContaining(['/', '/agent/tara', '/need-impact-agents']),
  );
  expect(listPages('agent-tara')).not.toContain('/agent/diana');
  // The not-found page may link to the legal page by name.
  expect(listPages('legal-privacy-policy')).toEqual(['/privacy-policy', '/not-found']);
  // Every document is on some page of the site.
  const framed = frame.flatMap(({ fields }) => [...fields.keys()]);
  expect(seededIds.filter((id) => !framed.includes(id) && listPages(id).length === 0)).toEqual([]);

  const tara = pages.find(({ path }) => path === '/agent/tara');
  expect(tara?.title).toBe('Tara');
  const fields = tara?.content.fields.get('agent-tara');
  expect(fields?.has('problemCards.solution')).toBe(true);
  expect(fields?.has('voice.introText')).toBe(false);
});

it('names fields by the words of their path', () => {
  expect(getField(['problemCards', { _key: 'a' }, 'solution'])).toBe('problemCards.solution');
  expect(getField(['image', 'asset', '_ref'])).toBe('image.asset');
  expect(getField([])).toBe('');
});
