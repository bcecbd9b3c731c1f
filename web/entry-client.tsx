import { hydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createHydratingRouter } from './app/browser-router.ts';
import { createRoutes } from './app/routes.tsx';
import { createSnapshotLoader } from './app/snapshot.ts';
import { siteConfig } from './content/env.ts';
import { createQueryClient } from './content/query-client.ts';

const queryClient = createQueryClient();
const routes = createRoutes({
  queryClient,
  // The development server renders nothing ahead, so it has no snapshots.
  loadSnapshot: import.meta.env.PROD ? createSnapshotLoader(queryClient) : undefined,
});

await start();

/** Takes over what stands in #root: a page, the gate's shell, or nothing. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id root to show the site in.');
  const data = document.getElementById('site-data')?.textContent;
  if (data) hydrate(queryClient, JSON.parse(data));

  if (root.dataset.path !== undefined) {
    const router = await createHydratingRouter(routes);
    hydrateRoot(root, app('authenticated', <RouterProvider router={router} />));
  } else if (root.hasChildNodes()) {
    hydrateRoot(root, app('checking', <LateRouter />));
  } else {
    createRoot(root).render(app('checking', <LateRouter />));
  }
}

function app(initialGate: 'checking' | 'authenticated', router: ReactNode) {
  return (
    <App queryClient={queryClient} gate={siteConfig().gate} initialGate={initialGate}>
      {router}
    </App>
  );
}

let lateRouter: ReturnType<typeof createBrowserRouter> | undefined;

/** A router begins to load its page when it is made: a locked visitor's is made once the gate opens. */
function LateRouter() {
  lateRouter ??= createBrowserRouter(routes);
  return <RouterProvider router={lateRouter} />;
}
