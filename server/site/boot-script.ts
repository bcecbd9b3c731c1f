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
 * come together. `data-fragment` is the fragment's with the gate on. With the gate off the page is in the document and its
 * data is not, which the words would wait for: `data-data` is the fragment's address too, for what it says besides the page.
 *
 * It is the same text on every page, so that one hash in the content security policy admits it.
 */
export const bootScript = `(() => {
  const { app, scripts, fragment, data } = document.currentScript.dataset;
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
    if (data) shown = patiently(readFragment(data).then(addData));
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
  const readFragment = async (address) => {
    const copy = navigator.serviceWorker?.controller && (await caches.match(address).catch(() => {}));
    const response = copy || (await fetch(address, { priority: data && 'low' }));
    const isFragment = response.headers.get('content-type')?.startsWith('application/json');
    return isFragment ? response.json() : Promise.reject();
  };
  const patiently = (wait) => Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 15000))]);
  const addData = (page) => {
    if (isStarted) return;
    const element = document.createElement('script');
    const textContent = JSON.stringify(page.data);
    document.body.append(Object.assign(element, { type: 'application/json', id: 'site-data', textContent }));
  };
  const show = (page) => {
    if (isStarted) return;
    const shellStyles = document.querySelectorAll('style[data-styled]');
    document.head.insertAdjacentHTML('beforeend', page.styles + page.head);
    for (const style of shellStyles) style.remove();
    document.title = page.title;
    addData(page);
    const root = document.getElementById('root');
    root.innerHTML = page.html;
    root.dataset.path = page.path;
  };
  if (!fragment || !isUnlocked()) return whenParsed(loadAfterPaint);
  const page = readFragment(fragment);
  const parsed = new Promise(whenParsed);
  shown = patiently(parsed.then(() => page).then(show));
  shown.then(loadAfterPaint, loadAfterPaint);
})();`;

/** The script's source expression for a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
