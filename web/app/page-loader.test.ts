// @vitest-environment jsdom
import '../../tests/setup/site-config.ts';
import { onlineManager } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { contentApi, setUpTestLake } from '../../tests/setup/test-lake.ts';
import { createQueryClient } from '../data/query-client.ts';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { agentQuery } from '../pages/agent/agent-query.ts';
import { contactQuery } from '../pages/contact/contact-query.ts';
import { homeQuery } from '../pages/home/home-query.ts';
import { notFoundQuery } from '../pages/not-found/not-found-query.ts';
import { createPageLoader, unknownAgentPath } from './page-loader.ts';
import { createSiteRoutes, pageRoutes } from './routes.tsx';
import type { SnapshotLoader } from './snapshot.ts';

const lake = setUpTestLake(siteDocuments);

/** A loader with an empty cache, as on the first visit. */
function newLoader(loadSnapshot?: SnapshotLoader) {
  const queryClient = createQueryClient();
  const loader = createPageLoader({ queryClient, loadSnapshot });
  const load = pageRoutes.find(({ id }) => id === 'agent')?.load;
  if (!load) throw new Error('There is no page for agents.');
  const loadAgent = (slug: string, search = '') =>
    loader.loadPage(load, {
      params: { slug },
      url: new URL(`http://localhost/agent/${slug}${search}`),
    });
  return { queryClient, loadAgent };
}

it('prepares the page at a path that begins with two slashes', async () => {
  const queryClient = createQueryClient();
  const { prepare } = createSiteRoutes({ queryClient });
  await prepare('//');
  expect(queryClient.getQueryData(homeQuery().queryKey)).toHaveProperty('heroHeadline');
  await prepare('//other.host/about');
  expect(queryClient.getQueryData(notFoundQuery().queryKey)).toMatchObject({ heading: 'Page not found' });
});

it('shows content in the cache at once, and then what was rendered since', async () => {
  const queryClient = createQueryClient();
  await queryClient.ensureQueryData(siteSettingsQuery());
  const { promise, resolve } = Promise.withResolvers<string>();
  const loadSnapshot = vi.fn(() => promise);
  const { prepare } = createSiteRoutes({ queryClient, loadSnapshot });
  queryClient.setQueryData<unknown>([...contactQuery().queryKey], { heading: 'Contact' });
  await prepare('/contact');
  expect(loadSnapshot).toHaveBeenCalledExactlyOnceWith('/contact');
  resolve(unknownAgentPath);
  await vi.waitFor(() => expect(queryClient.getQueryData(contactQuery().queryKey)).toBeNull());
});

it('sends no request to the lake for content of the snapshot', async () => {
  const queryClient = createQueryClient();
  lake.answer(http.all(contentApi, () => HttpResponse.error()));
  const loadSnapshot = async (path: string) => {
    queryClient.setQueryData<unknown>([...siteSettingsQuery().queryKey], { productName: 'Beacon' });
    queryClient.setQueryData<unknown>([...contactQuery().queryKey], { heading: 'Contact' });
    return path;
  };
  await expect(createSiteRoutes({ queryClient, loadSnapshot }).prepare('/contact')).resolves.toBeUndefined();
});

it('rejects after the retries while the browser is offline', async () => {
  lake.answer(http.all(contentApi, () => HttpResponse.error()));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { queryClient, loadAgent } = newLoader();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  await expect(loadAgent('tara')).rejects.toThrow();
});

it('loads the not-found page as well when the document of a page is missing', async () => {
  const queryClient = createQueryClient();
  await createSiteRoutes({ queryClient }).prepare('/poly-ai');
  expect(queryClient.getQueryData(notFoundQuery().queryKey)).toMatchObject({ heading: 'Page not found' });
});

it('redirects from a former address of an agent to the current one, and keeps query string and hash', async () => {
  await lake.publish({
    _id: 'agent-neo',
    _type: 'agent',
    name: 'Neo',
    slug: { _type: 'slug', current: 'neo' },
    formerSlugs: ['trinity'],
  });
  const { loadAgent } = newLoader();
  const moved: unknown = await loadAgent('trinity', '?from=mail').catch((thrown) => thrown);
  expect(moved).toMatchObject({ status: 308 });
  expect((moved as Response).headers.get('location')).toBe('/agent/neo?from=mail');

  const { prepare } = createSiteRoutes({ queryClient: createQueryClient() });
  const movedDocument: unknown = await prepare('/agent/trinity?from=mail#video').catch((thrown) => thrown);
  expect((movedDocument as Response).headers.get('location')).toBe('/agent/neo?from=mail#video');
});

it('treats an agent as unknown when its snapshot is that of unknown agents', async () => {
  const { queryClient, loadAgent } = newLoader(async () => {
    queryClient.setQueryData(notFoundQuery().queryKey, null);
    return unknownAgentPath;
  });
  lake.answer(http.all(contentApi, () => HttpResponse.error()));
  await loadAgent('Nobody');
  expect(queryClient.getQueryData(agentQuery('Nobody').queryKey)).toBeNull();
});
