import { copyOfPage, whoAnswers } from './answer.ts';
import { answerPage } from './answer-page.ts';
import { keepCopies } from './keep-copies.ts';

// The compiler takes any worker's scope for the global one.
declare const self: ServiceWorkerGlobalScope;

/** The cookie policy names it. */
const CACHE = 'offline-copies';
/** How long, in ms, a slow network is waited for. */
const COPY_AFTER_MS = 3000;

let keeping: Promise<unknown> = Promise.resolve();

// It keeps nothing in mind and its copies are whole at any moment: a new one takes over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const isUnlocked = event.data?.isUnlocked === true;
  const keep = async () => keepCopies({ cache: await caches.open(CACHE), load, isUnlocked });
  // Offline, or the storage is full: the next page that is opened asks again.
  keeping = keeping.then(keep).catch(() => {});
  event.waitUntil(keeping);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answers = whoAnswers(request, self.location.origin);
  if (answers === 'page') {
    const kept = () => copyAt(copyOfPage(new URL(request.url).pathname));
    event.respondWith(answerPage({ network: fetch(request), kept, copyAfterMs: COPY_AFTER_MS }));
  }
  if (answers === 'file') event.respondWith(answerFile(request));
});

async function answerFile(request: Request): Promise<Response> {
  return (await copyAt(request.url)) ?? fetch(request);
}

/** Of any encoding: the copy has been decoded. Undefined also where the browser's store fails: the network is still there. */
async function copyAt(address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

function load(address: string): Promise<Response> {
  return fetch(address, { priority: 'low' });
}
