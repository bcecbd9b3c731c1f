import type { HistoryAdapter } from '@sanity/visual-editing';

/**
 * Keeps the address that the Studio shows of this page and the page together. The Studio makes a step of its own of each
 * address that it hears of, so the page makes none: 'back' need not undo it twice.
 */
export function shareSteps(): HistoryAdapter {
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  let report: Parameters<HistoryAdapter['subscribe']>[0] | undefined;
  let told = '';
  const tell = () => {
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${search}${hash}`;
    if (!report || url === told) return;
    told = url;
    report({ type: 'push', url });
  };
  history.pushState = history.replaceState = (...step) => {
    replaceState(...step);
    tell();
  };
  window.addEventListener('popstate', tell);

  return {
    subscribe: (listener) => {
      report = listener;
      tell();
      return () => {
        report = undefined;
      };
    },
    update: ({ url }) => {
      replaceState(null, '', url);
      // As after a step of the browser's own, which is what the page's router listens to.
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}
