import { loadWholeOnce } from '../ui/load-whole.ts';
import { addLink } from './add-link.ts';
import type { BootData } from './boot-data.ts';
import { addData, readFragment } from './fragment.ts';
import { pause, within } from './pause.ts';

/** Loads a module of the site by its address: the application, or what keeps it for when there is no connection. */
export type LoadModule = (address: string) => Promise<{ keepOffline?: (hasGate: boolean) => void }>;

/** How long, in ms, the application waits for data, without which it asks the lake; and between two tries to load it. */
const shortWait = 3000;

/**
 * Has the application take over what is there: never half a document, and with the gate off not without its data while
 * that is on its way. `clickAgain` clicks what was clicked before there was anybody to hear it. After the application come
 * the manifest, which brings an icon with it, and what keeps the site for when there is no connection.
 */
export async function startApplication(
  { app = '', fragment, data }: BootData,
  clickAgain: () => void,
  loadModule: LoadModule,
): Promise<void> {
  if (data) await within(shortWait, readFragment(data, app, 'low').then(addData)).catch(() => {});
  await new Promise<void>(whenParsed);
  if (!(await insist(() => loadModule(app)))) return;
  document.onclick = null;
  clickAgain();
  addLink({ rel: 'manifest', href: '/manifest.webmanifest' });
  const { keepOffline } = await loadModule('/keep-offline.js').catch(() => ({ keepOffline: undefined }));
  keepOffline?.(fragment !== undefined);
}

function whenParsed(then: () => void) {
  if (document.readyState !== 'loading') then();
  else document.addEventListener('DOMContentLoaded', () => then());
}

/**
 * Asks until it is there: one request that is lost must not cost the visitor the site. What goes wrong is said once.
 * Browsers of before 2026 keep for as long as the document lives that a module did not come, and ask for it no more:
 * after a second try the document is loaded anew, once. Resolves with whether it is there, and not about to be.
 */
async function insist(ask: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask();
      return true;
    } catch (error) {
      if (tries === 1) reportError(error);
      await pause(shortWait);
      if (tries > 1 && (await loadWholeOnce())) return false;
    }
  }
}
