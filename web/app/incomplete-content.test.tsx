import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { inScope, pagesOfEachKind } from '../../tests/setup/test-scope.ts';
import { page as notFoundPage } from '../pages/not-found/not-found-page.tsx';
import { fixedPaths, pageRoutes } from './routes.tsx';

setUpSeededLake();

// React and React Router report what they caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** One legal page stands for all: they differ in their text only. Each agent has another Impact Framework. */
const allPaths = [
  ...fixedPaths.filter((path) => !/-(policy|standards|service|use)$|accessibility/.test(path)),
  ...['tara', 'preston', 'neo'].map((slug) => `/agent/${slug}`),
];
const paths = inScope(
  allPaths,
  allPaths.filter((path) => pagesOfEachKind.includes(path)),
);

/** Copies of the content, each with one part or the first member of one list lost, by what was lost. */
function lossesOf(content: object): [string, object][] {
  const parts = Object.entries(content).filter(([, part]) => typeof part === 'object' && part !== null);
  return parts.flatMap(([name, part]): [string, object][] => [
    [name, { ...content, [name]: null }],
    ...(Array.isArray(part) ? [lossOfFirst(content, name, part)] : []),
  ]);
}

function lossOfFirst(content: object, name: string, [, ...others]: unknown[]): [string, object] {
  return [`the first of ${name}`, { ...content, [name]: [null, ...others] }];
}

async function queryKeyOf(path: string) {
  const match = matchRoutes([...pageRoutes], path)?.[0];
  const page = (await match?.route.load()) ?? notFoundPage;
  return page.query(match?.params ?? {}).queryKey;
}

/** Shows a page; `show` gives it other content, as an answer of the lake does. */
async function openPage(path: string) {
  const queryKey = await queryKeyOf(path);
  const { queryClient } = renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const show = (content: object) =>
    act(async () => {
      queryClient.setQueryData(queryKey, content);
      // Observers of the cache hear of it in a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  return { queryKey, queryClient, show };
}

/** How long a page may take to be shown once for each loss, on a busy machine, in ms. */
const DOZENS_OF_PAGES = 90_000;

it.each(paths)(
  '%s stays whatever its content loses',
  async (path) => {
    const { queryKey, queryClient, show } = await openPage(path);
    const whole = queryClient.getQueryData<object>(queryKey) ?? {};
    expect(Object.keys(whole).length).toBeGreaterThan(3);

    const faults: string[] = [];
    for (const [loss, content] of lossesOf(whole)) {
      await show(content);
      if (screen.queryByRole('alert')) faults.push(loss);
    }
    expect(faults).toEqual([]);
  },
  DOZENS_OF_PAGES,
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
