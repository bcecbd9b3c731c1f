import { createHash } from 'node:crypto';

/**
 * Runs before the first paint, from the head. With the gate on it reads the flag: an unlocked browser takes the
 * page's fragment into #root; a locked one asks for nothing. While the root element says `data-words-first`, neither
 * pictures nor the display face are asked for: the words are painted with the whole line and processor to themselves.
 * The application takes over what is there. It is loaded
 * once the page and its pictures are asked for, or after three seconds: before, it would compete with them for the line. A
 * visitor who touches the page makes it come at once; a button that was clicked too early is clicked when it is there.
 * It never starts beside a fragment that is on its way, which would overwrite it; after 15 seconds it goes without.
 * After it comes what keeps the site for when there is no connection (`web/offline/`). The address of a fragment names
 * what it says, so a copy that was kept under it is as good as the server's.
 *
 * `data-app` is the application's address, `data-scripts` are those of all that it needs for this page, so that they
 * come together, and `data-fragment` is the fragment's (absent with the gate off).
 *
 * It is the same text on every page, so that one hash in the content security policy admits it.
 */
export const bootScript = `(() => {
  const { app, scripts, fragment } = document.currentScript.dataset;
  const marks = document.documentElement.dataset;
  marks.wordsFirst = '';
  let isLoading = false;
  let isStarted = false;
  let shown = Promise.resolve();
  let clickedEarly;
  const start = () => {
    isStarted = true;
    import(app).then(() => {
      document.removeEventListener('click', keep);
      clickedEarly?.click();
      import('/keep-offline.js').then(({ keepOffline }) => keepOffline(fragment !== undefined), () => {});
    });
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of scripts.split(' ')) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.fetchPriority = 'low';
      document.head.append(link);
    }
    shown.then(start, start);
  };
  const keep = ({ target }) => {
    clickedEarly = target.closest('button');
    load();
  };
  document.addEventListener('click', keep);
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, load, { once: true });
  const loadWhenComplete = () => {
    setTimeout(load, 3000);
    if (document.readyState === 'complete') load();
    else addEventListener('load', () => setTimeout(load), { once: true });
  };
  const afterFrame = (then) => (document.hidden ? then() : requestAnimationFrame(() => setTimeout(then)));
  const loadAfterPaint = () =>
    afterFrame(() => {
      delete marks.wordsFirst;
      afterFrame(loadWhenComplete);
    });
  const whenParsed = (then) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', then, { once: true }) : then();
  const isUnlocked = () => {
    try {
      return localStorage.getItem('authenticated') === 'true';
    } catch {
      return false;
    }
  };
  const read = (response) => (response.headers.get('content-type') === 'application/json' ? response.json() : Promise.reject());
  const show = (page) => {
    if (isStarted) return;
    const shellStyles = document.querySelectorAll('style[data-styled]');
    document.head.insertAdjacentHTML('beforeend', page.styles + page.head);
    for (const style of shellStyles) style.remove();
    document.title = page.title;
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: 'site-data', textContent: JSON.stringify(page.data) });
    document.body.append(data);
    const root = document.getElementById('root');
    root.innerHTML = page.html;
    root.dataset.path = page.path;
  };
  if (!fragment || !isUnlocked()) return whenParsed(loadAfterPaint);
  const kept = navigator.serviceWorker?.controller ? caches.match(fragment).catch(() => {}) : Promise.resolve();
  const page = kept.then((copy) => copy ?? fetch(fragment)).then(read);
  const parsed = new Promise(whenParsed);
  const patience = new Promise((resolve) => setTimeout(resolve, 15000));
  shown = Promise.race([parsed.then(() => page).then(show), patience]);
  shown.then(loadAfterPaint, loadAfterPaint);
})();`;

/** The script's source expression for a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
