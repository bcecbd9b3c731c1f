import { readFlag } from '../gate/flag.ts';

/** What some browsers know of the line (Network Information API). */
interface Connection {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  effectiveType?: string;
}

/**
 * Has the browser keep the site for when there is no connection, as soon as it has nothing else to do, and again when
 * the visitor unlocks it. Nothing gated is kept before that, nothing at all on a line that is slow or paid by the byte,
 * and nothing by a page in a frame: that is the Studio's preview. Never rejects.
 */
export function keepOffline(hasGate: boolean): void {
  const { serviceWorker } = navigator;
  // There is none on plain http, other than on one's own machine.
  if (!serviceWorker || window.parent !== window || isSpared(navigator)) return;
  const keep = async () => {
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage({ isUnlocked: !hasGate || readFlag() });
  };
  // A private window may refuse: then the site is there as long as the network is.
  const keepSoon = () => whenIdle(() => void keep().catch(() => {}));
  window.addEventListener('storage', keepSoon);
  keepSoon();
}

function isSpared(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

function whenIdle(act: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 1000);
}
