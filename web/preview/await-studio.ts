import type { SitePage } from './site-page.ts';

/**
 * Time in ms that a page in a frame waits for the Studio's handshake before it shows the public site. Long, since only the Studio
 * has a reason to frame the site, and it starts slowly on a slow machine.
 */
const TIMEOUT_MS = 30_000;

/** Types of the handshake message of `@sanity/comlink` and its predecessor. */
const HANDSHAKE_TYPES = ['comlink/handshake/syn', 'handshake/syn'];

/**
 * For a page in a frame: starts the preview when the Studio sends its handshake. Accepts messages only from the parent window
 * with the origin of the site or of the Studio; afterwards the page ignores all other senders. Resolves with true if the preview
 * started, and with false after the timeout. The preview's code is loaded on demand.
 */
export async function awaitStudio(
  page: SitePage,
  loadPreview: () => Promise<{ startPreview: (page: SitePage) => void }> = () => import('./preview.ts'),
): Promise<boolean> {
  const isFromStudio = ({ source, origin }: MessageEvent) =>
    source === window.parent && [window.location.origin, page.studioOrigin].includes(origin);

  if (!(await isGreeted(isFromStudio))) return false;
  window.addEventListener('message', (event) => {
    // Registered before all other message listeners, so that they get no other messages.
    if (!isFromStudio(event)) event.stopImmediatePropagation();
  });
  const { startPreview } = await loadPreview();
  startPreview(page);
  return true;
}

function isGreeted(isFromStudio: (event: MessageEvent) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (greeted: boolean) => {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer);
      resolve(greeted);
    };
    const onMessage = (event: MessageEvent) => {
      if (isFromStudio(event) && isGreeting(event.data)) settle(true);
    };
    const timer = setTimeout(() => settle(false), TIMEOUT_MS);
    window.addEventListener('message', onMessage);
  });
}

function isGreeting(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('from' in data)) return false;
  return data.from === 'presentation' && HANDSHAKE_TYPES.some((greeting) => greeting === data.type);
}
