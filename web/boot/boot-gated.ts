import { readFlag } from '../gate/flag.ts';
import { wayHere } from '../ui/load-whole.ts';
import { addLink } from './add-link.ts';
import type { BootData } from './boot-data.ts';
import { addData, type Fragment, readFragment } from './fragment.ts';
import { within } from './pause.ts';
import { type LoadModule, startApplication } from './start-application.ts';
import { layOutWindow, parsed, wordsFirst } from './words-first.ts';

/** How long, in ms, the application waits for a fragment that is on its way, which would overwrite it. */
const longestWait = 15_000;

/**
 * The first script of a document with the gate on. It reads the flag: an unlocked browser takes the page's fragment into
 * #root; a locked one asks for nothing.
 */
export function bootGated(told: BootData, loadModule: LoadModule): void {
  // Before anything else: on a slow line nothing takes as long.
  const asked = told.fragment && readFlag() ? readFragment(told.fragment, told.app) : undefined;
  const whole = parsed();
  let isStarted = false;
  const showInTime = async () => {
    const [page] = await Promise.all([asked, whole]);
    if (page && !isStarted) show(page);
  };
  const shown = asked ? within(longestWait, showInTime()).catch(() => {}) : whole;
  wordsFirst(shown, async (clickAgain) => {
    const scripts = [told.scripts, asked ? told.unlocked : told.locked].join(' ');
    for (const href of scripts.match(/\S+/g) ?? []) {
      addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
    }
    await shown;
    await whole;
    isStarted = true;
    await startApplication(told, clickAgain, loadModule);
  });
}

/** The page itself, in the place of the shell. */
function show(page: Fragment) {
  const shellStyles = document.querySelectorAll('style[data-styled]');
  document.head.insertAdjacentHTML('beforeend', page.styles + page.head);
  for (const style of shellStyles) style.remove();
  document.title = page.title;
  addData(page);
  const root = document.getElementById('root');
  if (!root) return;
  root.innerHTML = page.html;
  root.dataset.path = page.path;
  // The browser looked for the target of the address while there was 'Loading...' only. Whoever was here may be elsewhere.
  if (location.hash && wayHere() === 'navigate') location.replace(location.hash);
  layOutWindow();
}
