// @vitest-environment jsdom
import '../../tests/setup/site-config.ts';
import { HttpResponse, http } from 'msw';
import { matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { contentApi, setUpTestLake } from '../../tests/setup/test-lake.ts';
import { createQueryClient } from '../content/query-client.ts';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { notFoundQuery } from '../pages/not-found/not-found-query.ts';
import { routes } from './routes.tsx';
import { createVisits, locationOf, matchLocation } from './visits.ts';

const lake = setUpTestLake(siteDocuments);

function newVisits() {
  const loadSnapshot = vi.fn(async () => undefined);
  return { loadSnapshot, visits: createVisits({ queryClient: createQueryClient(), loadSnapshot }) };
}

it('has a page ready once it was prepared, and asks for its snapshot only once', async () => {
  const { visits, loadSnapshot } = newVisits();
  expect(visits.ready(locationOf('/about'))).toBeUndefined();
  expect(await visits.prepare(locationOf('/about'))).toMatchObject({ status: 200 });
  expect(visits.ready(locationOf('/about'))).toMatchObject({ status: 200 });
  await visits.prepare(locationOf('/about'));
  expect(loadSnapshot).toHaveBeenCalledExactlyOnceWith('/about');
});

it('shows the not-found page in the place of a page whose document is missing', async () => {
  const { visits } = newVisits();
  const visit = await visits.prepare(locationOf('/poly-ai'));
  expect(visit).toMatchObject({ status: 404, page: { status: 404 } });
  expect(visits.ready(locationOf('/poly-ai'))).toMatchObject({ status: 404 });
});

it('prefetches pages, and leaves paths without one alone', async () => {
  const { visits, loadSnapshot } = newVisits();
  await visits.prefetch('/studio/structure');
  await visits.prefetch('/agents');
  expect(loadSnapshot).not.toHaveBeenCalled();
  await visits.prefetch('/contact');
  expect(visits.ready(locationOf('/contact'))).toBeDefined();
});

it('knows at once where a path leads that has no page of its own', () => {
  expect(newVisits().visits.ready(locationOf('/agents'))).toEqual({ redirect: '/#agents' });
});

it('shows at one address what was rendered for many, and asks the lake for nothing', async () => {
  const queryClient = createQueryClient();
  await queryClient.ensureQueryData(siteSettingsQuery());
  lake.answer(http.all(contentApi, () => HttpResponse.error()));
  const loadSnapshot = async () => {
    queryClient.setQueryData(['agent', '_'], null, { updatedAt: 7 });
    queryClient.setQueryData(notFoundQuery().queryKey, null);
    return '/agent/_';
  };
  const visits = createVisits({ queryClient, loadSnapshot });
  expect(await visits.prepare(locationOf('/agent/Nobody'))).toMatchObject({
    status: 404,
    page: { missingTitle: 'Agent Not Found' },
  });
  expect(queryClient.getQueryState(['agent', 'nobody'])).toMatchObject({ data: null, dataUpdatedAt: 7 });
});

it.each([
  ['', true],
  ['/about', false],
  [undefined, false],
])(
  'tells of a page that could not be had whether an earlier build rendered it (%s)',
  async (path, isOlder) => {
    lake.answer(http.all(contentApi, () => new HttpResponse(null, { status: 403 })));
    const visits = createVisits({ queryClient: createQueryClient(), loadSnapshot: async () => path });
    expect(await visits.prepare(locationOf('/about'))).toMatchObject({ isFrameless: true, isOlder });
  },
);

const plain = ['/', '/about', '/agents', '/agent', '/agent/diana', '/agent/a/b', '/no/page'];
const odd = [
  '/About/',
  '/about//',
  '//about',
  '/%61bout',
  '/agent/DIANA/',
  '/agent/a%2Fb',
  '/agent/:agentName',
];

it.each([...plain, ...odd])('finds at %s what the router finds among all routes', (path) => {
  const found = matchRoutes([...routes], path)?.[0];
  const expected =
    found && 'redirect' in found.route
      ? { redirect: found.route.redirect }
      : { route: found?.route, params: found?.params };
  expect(matchLocation(routes, locationOf(path))).toMatchObject(expected);
});
