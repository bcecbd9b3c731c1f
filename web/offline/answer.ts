/** What is known of a request when the browser asks whether the worker answers it. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  destination: string;
  headers: Pick<Headers, 'has'>;
  /** The page that asks, or '' where it does not say. */
  referrer: string;
}

/** Paths that are never the worker's: the Studio, the content API, the lake's assets, the server's own. */
const otherRooms = /^\/(studio(\/|$)|v|images(\/|$)|files(\/|$)|_)/;
const studio = /^\/studio(\/|$)/;

/**
 * Who answers a request of a page that the worker serves: `page` is a document of the site (the network first, then
 * the copy), `file` one that never changes under its address (the copy first). Undefined: nobody but the network.
 */
export function whoAnswers(asked: Asked, origin: string): 'page' | 'file' | undefined {
  const { origin: host, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || host !== origin || asked.headers.has('range')) return undefined;
  if (otherRooms.test(pathname) || isOfStudio(asked.referrer, origin)) return undefined;
  // A document in a frame is the Studio's preview, with a policy of its own.
  if (asked.mode === 'navigate') return asked.destination === 'document' ? 'page' : undefined;
  return pathname.startsWith('/assets/') || pathname === '/placeholder.svg' ? 'file' : undefined;
}

function isOfStudio(referrer: string, origin: string): boolean {
  return referrer.startsWith(`${origin}/`) && studio.test(new URL(referrer).pathname);
}

/** The address of a page's copy: one for all spellings of its path, as the server reads them. */
export function copyOfPage(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
