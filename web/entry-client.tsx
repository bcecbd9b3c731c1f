import type { DehydratedState } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isChunkLoadError } from './app/chunk-load-error.ts';
import { createSiteRoutes, notFoundPath, routeIdOf } from './app/routes.tsx';
import { createSnapshotLoader } from './app/snapshot.ts';
import { readContentFrom } from './content/client.ts';
import { applicationAddress, siteConfig } from './content/env.ts';
import { createQueryClient, longestPause } from './content/query-client.ts';
import { unlockThisPage } from './gate/flag.ts';
import { loadWholeOnce } from './ui/reload-document.ts';

const queryClient = createQueryClient();
/** `/_kit`: a build has no trace of it. */
const isKit = import.meta.env.DEV && window.location.pathname === '/_kit';
const isPreview = await joinPreview();
// The development server renders nothing ahead; a preview shows what nobody rendered yet.
const isRenderedAhead = applicationAddress() !== undefined && !isPreview;
const site = createSiteRoutes({
  queryClient,
  loadSnapshot: isRenderedAhead ? createSnapshotLoader(queryClient) : undefined,
});
/** Opened once: the gate may shut and open again around it. */
let router: ReturnType<typeof createBrowserRouter> | undefined;

window.addEventListener('unhandledrejection', ignoreSkippedTransition);
await start();

/** The Studio shows the site in a frame: a page in one waits for the Studio's word. Any other loads nothing of this. */
async function joinPreview(): Promise<boolean> {
  if (window.parent === window || isKit) return false;
  const { awaitStudio } = await import('./preview/await-studio.ts');
  const { projectId, dataset, studioOrigin } = siteConfig();
  const readAgain = () => queryClient.invalidateQueries();
  return awaitStudio({
    projectId,
    dataset,
    studioOrigin,
    readAgain,
    readContentFrom,
    unlock: unlockThisPage,
  });
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root for the site.');
  if (import.meta.env.DEV && isKit) return showKit(root);
  const renderedPath = root.dataset.path;
  if (renderedPath === undefined) return showShell(root);
  const data = document.getElementById('page-data')?.textContent;
  return data && isOfThisPath(renderedPath) ? takeOver(root, JSON.parse(data)) : replace(root);
}

/** The gate's shell, or nothing; what the gate opens is rendered here. */
function showShell(root: HTMLElement) {
  const shell = app('checking', <Router />);
  // An earlier build's shell is rendered anew.
  if (root.hasChildNodes() && root.dataset.older === undefined) hydrateRoot(root, shell);
  else createRoot(root).render(shell);
}

/** Takes over a page that was rendered ahead, with the data that it was rendered from. */
async function takeOver(root: HTMLElement, data: DehydratedState) {
  if (!(await insist(openLoadedRouter))) return;
  // In a transition, React takes the page over in small steps; the visitor can scroll and click between them.
  startTransition(() => void hydrateRoot(root, app('authenticated', <Router />, data)));
  // From here on React hears clicks: `web/boot.ts` repeats the one that came too early.
  document.dispatchEvent(new Event('hydrating'));
}

/**
 * Another page stands there than this address has now, or its data did not come: one that an earlier build rendered while the
 * lake is away, that of all unknown agents, or the not-found page, which a host of files sends for an agent who is new. It stays
 * until the right one is there.
 */
async function replace(root: HTMLElement) {
  const isThere = await insist(async () => {
    const { pathname, search, hash } = window.location;
    await site.prepare(pathname + search + hash);
    await openLoadedRouter();
  });
  if (isThere) createRoot(root).render(app('authenticated', <Router />));
}

/** Whether what was rendered for a path is what this address shows. */
function isOfThisPath(renderedPath: string): boolean {
  const here = window.location.pathname;
  if (routeIdOf(here) === 'not-found') return renderedPath === notFoundPath;
  return here.toLowerCase() === renderedPath.toLowerCase();
}

/**
 * Tries until it succeeds; what stands there can be read meanwhile, and its links lead on. Resolves with false where a new
 * document is on its way: the page has moved, or code is missing, which that document may have another name for.
 */
async function insist(step: () => Promise<void>): Promise<boolean> {
  for (;;) {
    try {
      await step();
      return true;
    } catch (error) {
      if (error instanceof Response) {
        window.location.replace(error.headers.get('location') ?? '/');
        return false;
      }
      if (isChunkLoadError(error) && (await loadWholeOnce())) return false;
      // Mostly the lake is away, which is no fault of the page: for developers.
      console.debug(error);
    }
    await nextChance();
  }
}

/** When what could not be had is asked for again: at once when the network is back, else after the longest pause. */
function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, longestPause);
  });
}

function openRouter(hydrationData?: { loaderData: Record<string, null> }) {
  router ??= createBrowserRouter(site.routes, hydrationData && { hydrationData });
  return router;
}

/**
 * Opens the router with its first page at hand: the page's lazy routes are loaded, and its loaders have nothing to do
 * (https://reactrouter.com/6.30.1/guides/ssr#lazy-routes).
 */
async function openLoadedRouter() {
  const matches = matchRoutes(site.routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  // A route that leads elsewhere has its loader run.
  const loaded = matches.filter(({ route }) => route.element !== null);
  openRouter({ loaderData: Object.fromEntries(loaded.map(({ route }) => [String(route.id), null])) });
}

/**
 * The next navigation cuts a view transition short, and a hidden tab has none: both reject a promise of the transition that
 * React Router leaves unhandled. The page has changed all the same.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  const { reason } = event;
  const isSkipped =
    reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name);
  if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
}

function Router() {
  return <RouterProvider router={openRouter()} />;
}

/** Every part of the site in every state, on the development server only. */
async function showKit(root: HTMLElement) {
  const { Kit } = await import('./kit/kit.tsx');
  const kit = (
    <BrowserRouter>
      <Kit />
    </BrowserRouter>
  );
  createRoot(root).render(app('checking', kit));
}

function app(initialGate: 'checking' | 'authenticated', children: ReactNode, data?: DehydratedState) {
  return (
    <App
      queryClient={queryClient}
      dehydratedState={data}
      gate={siteConfig().gate}
      initialGate={initialGate}
      // The page is loaded while the visitor is about to submit the password.
      onOpening={openRouter}
    >
      {children}
    </App>
  );
}
