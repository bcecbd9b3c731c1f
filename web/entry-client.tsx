import type { DehydratedState } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isChunkLoadError } from './app/chunk-load-error.ts';
import { createSiteRoutes, getRouteId, notFoundPath } from './app/routes.tsx';
import { createSnapshotLoader } from './app/snapshot.ts';
import { readContentFrom } from './data/client.ts';
import { getApplicationUrl, getGateHelp, getSiteConfig } from './data/env.ts';
import { createQueryClient, longestPause, receiveContent } from './data/query-client.ts';
import { unlockThisPage } from './gate/flag.ts';
import { gateHelpQuery } from './gate/gate-help-query.ts';
import { letSectionsWait, wakeSections } from './ui/lazy-section.tsx';
import { loadDocumentOnce } from './ui/reload-document.ts';

const queryClient = createQueryClient();
/** `/_kit`, only on the development server: a build does not contain it. */
const isKit = import.meta.env.DEV && window.location.pathname === '/_kit';
const isPreview = await joinPreview();
// The development server does not prerender, and a preview shows unpublished content.
const isRenderedAhead = getApplicationUrl() !== undefined && !isPreview;
// Content that did not come with a page may have changed since.
if (!isRenderedAhead) setStaleTime(0);
const site = createSiteRoutes({
  queryClient,
  loadSnapshot: isRenderedAhead ? createSnapshotLoader(queryClient) : undefined,
});
/** Created once, since the gate may close and open again around it. */
let router: ReturnType<typeof createBrowserRouter> | undefined;

window.addEventListener('unhandledrejection', ignoreSkippedTransition);
// In a task of its own, after the evaluation of all scripts.
await new Promise((then) => setTimeout(then));
await start();

/** In a frame, waits for the Studio's handshake and starts the preview. Other pages load none of this code. */
async function joinPreview(): Promise<boolean> {
  if (window.parent === window || isKit) return false;
  const { awaitStudio } = await import('./preview/await-studio.ts');
  const { projectId, dataset, studioOrigin } = getSiteConfig();
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

/** Hydrates the gate's shell, or renders into an empty root; the page itself is rendered here once the gate opens. */
function showShell(root: HTMLElement) {
  const help = getGateHelp();
  if (help !== undefined) queryClient.setQueryData(gateHelpQuery().queryKey, help);
  const shell = app('checking', <Router />);
  if (root.hasChildNodes()) hydrateRoot(root, shell);
  else createRoot(root).render(shell);
}

/** Hydrates a prerendered page with the data that it was rendered from. */
async function takeOver(root: HTMLElement, data: DehydratedState) {
  receiveContent(queryClient, data);
  if (!(await insist(openLoadedRouter))) return;
  // The preview opens each text at a click.
  if (!isPreview) letSectionsWait();
  openRouter().subscribe(() => void wakeSections().catch(() => {}));
  // In a transition, React hydrates in small steps, and the visitor can scroll and click between them.
  startTransition(() => void hydrateRoot(root, app('authenticated', <Router />)));
  // React handles clicks from now on: `web/boot.ts` repeats an earlier one.
  document.dispatchEvent(new Event('hydrating'));
}

/**
 * Replaces a page that cannot be hydrated: its data did not load, or it is not the page of this path, such as the page for unknown agents, or the not-found page of a static host in place of a new agent. It stays visible
 * until the right page is loaded.
 */
async function replace(root: HTMLElement) {
  const isThere = await insist(async () => {
    const { pathname, search, hash } = window.location;
    await site.prepare(pathname + search + hash);
    await openLoadedRouter();
  });
  if (isThere) createRoot(root).render(app('authenticated', <Router />));
}

/** Whether a page that was rendered for this path is the one that the address shows. */
function isOfThisPath(renderedPath: string): boolean {
  const here = window.location.pathname;
  if (getRouteId(here) === 'not-found') return renderedPath === notFoundPath;
  return here.toLowerCase() === renderedPath.toLowerCase();
}

/**
 * Retries a step until it succeeds; until then the prerendered page and its links work. Resolves with false when a new document is
 * loading instead: after a redirect, or to get code of a newer build.
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
      if (isChunkLoadError(error) && (await loadDocumentOnce())) return false;
      // Mostly the lake is unreachable, which is not an error of the page.
      console.debug(error);
    }
    await nextChance();
  }
}

/** Waits until the network returns, but no longer than `longestPause`. */
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
 * Opens the router with its first page loaded: its lazy routes are resolved, and its loaders do not run
 * (https://reactrouter.com/6.30.1/guides/ssr#lazy-routes).
 */
async function openLoadedRouter() {
  const matches = matchRoutes(site.routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  // The loader of a redirect route has to run.
  const loaded = matches.filter(({ route }) => route.element !== null);
  openRouter({ loaderData: Object.fromEntries(loaded.map(({ route }) => [String(route.id), null])) });
}

/**
 * A view transition rejects a promise when the next navigation interrupts it, or when the tab is hidden, and React Router does
 * not handle the rejection. The page has changed anyway.
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

/** Shows the kit: all components in all states, on the development server only. */
async function showKit(root: HTMLElement) {
  const { Kit } = await import('./kit/kit.tsx');
  const kit = (
    <BrowserRouter>
      <Kit />
    </BrowserRouter>
  );
  createRoot(root).render(app('checking', kit));
}

function setStaleTime(staleTime: number) {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime } });
}

function app(initialGate: 'checking' | 'authenticated', children: ReactNode) {
  return (
    <App
      queryClient={queryClient}
      gate={getSiteConfig().gate}
      initialGate={initialGate}
      // Loads the page before the visitor submits the password.
      onOpening={openRouter}
    >
      {children}
    </App>
  );
}
