import './theme/adopted-styles.ts';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isMissingCode } from './app/missing-code.ts';
import { addPrintStyles } from './app/print-styles.ts';
import { notFoundPath } from './app/routes.tsx';
import { SiteRouter } from './app/site-router.tsx';
import { createSnapshotLoader } from './app/snapshot.ts';
import { createVisits, locationOf, type Outcome } from './app/visits.ts';
import { readContentFrom } from './content/client.ts';
import { siteConfig } from './content/env.ts';
import { nextTask } from './content/next-task.ts';
import { createQueryClient, longestPause } from './content/query-client.ts';
import { unlockThisPage } from './gate/flag.ts';
import { loadWholeOnce } from './ui/load-whole.ts';

// Between one step of the start and the next the visitor can scroll and click.
await nextTask();
const queryClient = createQueryClient();
const isPreview = await joinPreview();
// The development server renders nothing ahead, so it has no snapshots; a preview shows what nobody rendered yet.
const loadSnapshot = import.meta.env.PROD && !isPreview ? createSnapshotLoader(queryClient) : undefined;

addPrintStyles();
await start();

/** The Studio shows the site in a frame: a page in one waits for the Studio's word. Any other loads nothing of this. */
async function joinPreview(): Promise<boolean> {
  if (window.parent === window) return false;
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
  if (import.meta.env.DEV && window.location.pathname === '/_kit') return showKit(root);
  return showSite(root);
}

/** Takes over what stands in #root: a page, the gate's shell, or nothing. An earlier build's shell is rendered anew. */
async function showSite(root: HTMLElement) {
  takeData();
  window.addEventListener('site-data', takeData);
  const visits = createVisits({ queryClient, loadSnapshot });
  const site = (initialGate: 'checking' | 'authenticated') =>
    app(initialGate, <SiteRouter visits={visits} isRendered={initialGate === 'authenticated'} />, () =>
      visits.prepare(locationOf(window.location.pathname)),
    );

  if (root.dataset.path !== undefined) {
    // What the page loads lazily is loaded first: the first client render equals the server's markup.
    const here = locationOf(window.location.pathname);
    const { prepare, ready } = createVisits({ queryClient, loadSnapshot: async () => root.dataset.path });
    // Without a part of it, what was rendered stays: it can be read, and its links lead on.
    for (;;) {
      const outcome = await prepare(here);
      if (!('error' in outcome)) {
        if (isOther(root, outcome)) return createRoot(root).render(site('authenticated'));
        break;
      }
      if (ready(here)) continue;
      await nextChance();
      // Many a browser asks only once for code, for as long as the document lives.
      if (isMissingCode(outcome.error) && (await loadWholeOnce())) return;
    }
    takeOver(root, site('authenticated'));
  } else if (root.hasChildNodes() && root.dataset.older === undefined) {
    takeOver(root, site('checking'));
  } else {
    createRoot(root).render(site('checking'));
  }
}

/**
 * Whether what stands there is none of this page's markup. A host of files sends the not-found page for an agent who is new, or
 * whom nobody knows; a server whose lake is away sends what an earlier build rendered, under no path.
 */
function isOther({ dataset: { path } }: HTMLElement, outcome: Outcome): boolean {
  const isNotFound = 'page' in outcome && outcome.page.status === 404 && outcome.page.hasDocument;
  return !path || (path === notFoundPath && !isNotFound);
}

/** What the server rendered the page from, into the cache: the boot script puts it into the document, perhaps late. */
function takeData() {
  const data = document.getElementById('site-data')?.textContent;
  if (data) hydrate(queryClient, JSON.parse(data));
}

/** When what could not be had is asked for again: at once when it or the network is there, else after the longest pause. */
function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['site-data', 'online']) window.addEventListener(event, resolve, { once: true });
    setTimeout(resolve, longestPause);
  });
}

/** In a transition, React takes the page over in small steps; the visitor can scroll and click between them. */
function takeOver(root: HTMLElement, site: ReactNode) {
  startTransition(() => void hydrateRoot(root, site));
}

/** Every part of the site in every state, on the development server only: a build has no trace of it. */
async function showKit(root: HTMLElement) {
  const { Kit } = await import('./app/kit/kit.tsx');
  const kit = (
    <BrowserRouter>
      <Kit />
    </BrowserRouter>
  );
  createRoot(root).render(app('checking', kit));
}

function app(
  initialGate: 'checking' | 'authenticated',
  router: ReactNode,
  onOpening?: () => Promise<unknown>,
) {
  return (
    <App queryClient={queryClient} gate={siteConfig().gate} initialGate={initialGate} onOpening={onOpening}>
      {router}
    </App>
  );
}
