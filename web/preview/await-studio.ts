import type { SitePage } from './site-page.ts';

/**
 * How long, in ms, a page in a frame waits for the Studio's greeting before it shows what any visitor gets. Long, since
 * only the Studio has a reason to frame the site, and starts slowly on a slow machine.
 */
const TIMEOUT_MS = 30_000;

/** How the Studio's preview greets a page, as `@sanity/comlink` and its predecessor say it. */
const GREETINGS = ['comlink/handshake/syn', 'handshake/syn'];

/**
 * For a page in a frame: starts the preview as soon as the Studio greets the page. Only the window that frames the page
 * counts, and only with an origin that the Studio is served on; from then on the page hears nobody else.
 * Resolves with whether it is one: with false when no Studio spoke in time. What makes the preview is loaded when it is
 * needed.
 */
export async function awaitStudio(
  page: SitePage,
  loadPreview: () => Promise<{ startPreview: (page: SitePage) => void }> = () => import('./preview.ts'),
): Promise<boolean> {
  const isFromStudio = ({ source, origin }: MessageEvent) =>
    source === window.parent && [window.location.origin, page.studioOrigin].includes(origin);

  if (!(await isGreeted(isFromStudio))) return false;
  window.addEventListener('message', (event) => {
    // Stands before every later listener.
    if (!isFromStudio(event)) event.stopImmediatePropagation();
  });
  const { startPreview } = await loadPreview();
  startPreview(page);
  return true;
}

function isGreeted(isFromStudio: (event: MessageEvent) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (greeted: boolean) => {
      window.removeEventListener('message', hear);
      clearTimeout(tooLate);
      resolve(greeted);
    };
    const hear = (event: MessageEvent) => {
      if (isFromStudio(event) && isGreeting(event.data)) settle(true);
    };
    const tooLate = setTimeout(() => settle(false), TIMEOUT_MS);
    window.addEventListener('message', hear);
  });
}

function isGreeting(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('from' in data)) return false;
  return data.from === 'presentation' && GREETINGS.some((greeting) => greeting === data.type);
}
