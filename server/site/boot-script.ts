import { createHash } from 'node:crypto';

/**
 * Runs before the first paint, from the head. With the gate on it reads the flag: an unlocked browser takes the
 * page's fragment into #root; a locked one asks for nothing. The application is loaded after the paint and takes
 * over what is there. `data-app` is its address, `data-fragment` the fragment's (absent with the gate off).
 *
 * It is the same text on every page, so that one hash in the content security policy admits it.
 */
export const bootScript = `(() => {
  const { app, fragment } = document.currentScript.dataset;
  const load = () => import(app);
  const loadAfterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
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
  const page = fetch(fragment).then(read);
  whenParsed(() => page.then(show).then(loadAfterPaint, loadAfterPaint));
})();`;

/** The script's source expression for a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
