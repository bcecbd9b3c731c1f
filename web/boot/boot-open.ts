import { addLink } from './add-link.ts';
import type { BootData } from './boot-data.ts';
import { parsed, wordsFirst } from './words-first.ts';

/** Loads what starts the application (`entry-start.ts`) by its address. */
export type LoadStart = (
  address: string,
) => Promise<{ start: (told: BootData, clickAgain: () => void) => unknown }>;

/** Where it is whatever the build: after a deploy, the address that an earlier document names may be gone. */
const anyBuild = '/start.js';
/** How long, in ms, between two tries to load it. */
const pause = 3000;

/**
 * The first script of a document with the gate off, which holds its page. What is not needed before the first paint is in a
 * module of its own: here every byte stands before the words.
 */
export function bootOpen(told: BootData, loadStart: LoadStart): void {
  wordsFirst(parsed(), (clickAgain) => {
    const scripts = (told.scripts ?? '').split(' ');
    const [named = ''] = scripts;
    for (const href of scripts) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
    // By another address each time: browsers of before 2026 keep that a module did not come, and ask for it no more.
    const ask = (again: string) =>
      void loadStart(again || named).then(
        ({ start }) => start(told, clickAgain),
        (error) => {
          if (!again) reportError(error);
          setTimeout(ask, pause, `${again || anyBuild}?`);
        },
      );
    ask('');
  });
}
