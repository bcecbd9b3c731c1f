import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { distinctPages } from '../../tests/setup/distinct-pages.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { inScope, pagesOfEachKind } from '../../tests/setup/test-scope.ts';
import { page as notFoundPage } from '../pages/not-found/not-found-page.tsx';
import { notFoundPath, pageRoutes } from './routes.tsx';

setUpSeededLake();

// React and React Router log the errors that they catch.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const paths = inScope(
  distinctPages,
  distinctPages.filter((path) => pagesOfEachKind.includes(path)),
);

/** Returns copies of the content, each without one part or the first item of one list, with the name of the missing part. */
function makeLosses(content: object): [string, object][] {
  const parts = Object.entries(content).filter(([, part]) => typeof part === 'object' && part !== null);
  return parts.flatMap(([name, part]): [string, object][] => [
    [name, { ...content, [name]: null }],
    ...(Array.isArray(part) ? [lossOfFirst(content, name, part)] : []),
  ]);
}

function lossOfFirst(content: object, name: string, [, ...others]: unknown[]): [string, object] {
  return [`the first of ${name}`, { ...content, [name]: [null, ...others] }];
}

async function getQueryKey(path: string) {
  // The route of landing pages matches this path too.
  const match = path === notFoundPath ? undefined : matchRoutes([...pageRoutes], path)?.[0];
  const page = (await match?.route.load()) ?? notFoundPage;
  return page.query(match?.params ?? {}).queryKey;
}

/** Opens a page; `show` replaces its content, as a response from the lake does. */
async function openPage(path: string) {
  const queryKey = await getQueryKey(path);
  const { queryClient } = renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const show = (content: object) =>
    act(async () => {
      queryClient.setQueryData(queryKey, content);
      // Query observers are notified in a later task.
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  return { queryKey, queryClient, show };
}

/** Timeout for rendering a page once per missing part, on a busy machine, in ms. */
const MANY_RENDERS_TIMEOUT_MS = 90_000;

it.each(paths)(
  '%s renders without any one part of its content',
  async (path) => {
    const { queryKey, queryClient, show } = await openPage(path);
    const whole = queryClient.getQueryData<object>(queryKey) ?? {};
    expect(Object.keys(whole).length).toBeGreaterThan(3);

    const faults: string[] = [];
    for (const [loss, content] of makeLosses(whole)) {
      await show(content);
      if (screen.queryByRole('alert')) faults.push(loss);
    }
    expect(faults).toEqual([]);
  },
  MANY_RENDERS_TIMEOUT_MS,
);

it('a page that cannot show its new content shows the old with its date', async () => {
  const { queryKey, queryClient, show } = await openPage('/about');
  const data = { ...queryClient.getQueryData<object>(queryKey), heading: 'New' };
  await show(data);
  expect(screen.getByRole('heading', { level: 1, name: 'New' })).toBeVisible();
  const readAt = Date.now();
  const read = screen.getByRole('main').textContent;

  await show({ ...data, agents: null, heading: 'Half' });
  await waitFor(() => expect(screen.getByRole('main').textContent).toBe(read));
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data, status: 'error' });
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(readAt);
});
