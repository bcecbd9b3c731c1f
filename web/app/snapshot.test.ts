// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createSnapshotLoader, getFragmentPath } from './snapshot.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.head.replaceChildren();
});
afterAll(() => server.close());

const documentOfA1 =
  '<script type="application/json" id="document-data">{"app":"/assets/index-a1.js"}</script>';
const data = {
  queries: [{ queryKey: ['about'], queryHash: '["about"]', state: { data: 'then', dataUpdatedAt: 7 } }],
};

it('returns the path of a snapshot', () => {
  expect(['/', '/agent/tara'].map(getFragmentPath)).toEqual([
    '/_fragments/index.json',
    '/_fragments/agent/tara.json',
  ]);
});

it('normalizes all spellings of a path, as the server does', () => {
  expect(['/about/', '/About', '//', '/agent//Tara//'].map(getFragmentPath)).toEqual([
    '/_fragments/about.json',
    '/_fragments/about.json',
    '/_fragments/index.json',
    '/_fragments/agent/tara.json',
  ]);
});

it('fills the cache with the snapshot and its age, and sends one request for calls within some seconds', async () => {
  const asked = vi.fn();
  server.use(
    http.get('*/_fragments/about.json', () => {
      asked();
      return HttpResponse.json({ path: '/about', data });
    }),
  );
  const queryClient = new QueryClient();
  const load = createSnapshotLoader(queryClient);
  expect(await Promise.all([load('/about'), load('/about')])).toEqual(['/about', '/about']);
  expect(queryClient.getQueryState(['about'])).toMatchObject({ data: 'then', dataUpdatedAt: 7 });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('requests a snapshot of its own build, and ignores a response without one', async () => {
  const asked = vi.fn();
  server.use(
    http.get('*/_fragments/about.json', ({ request }) => {
      asked(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  document.head.innerHTML = documentOfA1;
  const queryClient = new QueryClient();
  expect(await createSnapshotLoader(queryClient)('/about')).toBeUndefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith('?app=/assets/index-a1.js');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('ignores a snapshot of another build from a static file host', async () => {
  const sent = { app: '/assets/index-b2.js', path: '/about', data };
  server.use(http.get('*/_fragments/about.json', () => HttpResponse.json(sent)));
  document.head.innerHTML = documentOfA1;
  const queryClient = new QueryClient();
  expect(await createSnapshotLoader(queryClient)('/about')).toBeUndefined();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  sent.app = '/assets/index-a1.js';
  expect(await createSnapshotLoader(queryClient)('/about')).toBe('/about');
});

it.each([
  ['is not there', () => new HttpResponse(null, { status: 404 })],
  ['is not JSON', () => HttpResponse.html('<!doctype html>')],
  ['cannot be reached', () => HttpResponse.error()],
])('leaves the cache unchanged when the snapshot %s', async (_what, answer) => {
  server.use(http.get('*/_fragments/about.json', answer));
  const queryClient = new QueryClient();
  await createSnapshotLoader(queryClient)('/about');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
