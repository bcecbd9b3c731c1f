import type { HistoryAdapter } from '@sanity/visual-editing';

/**
 * Keeps the address in the Studio in sync with this page. The Studio adds a history entry for each address that is reported to
 * it, so the page itself adds none; otherwise 'back' would have to be pressed twice.
 */
export function shareSteps(): HistoryAdapter {
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  let report: Parameters<HistoryAdapter['subscribe']>[0] | undefined;
  let reported = '';
  const reportAddress = () => {
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${search}${hash}`;
    if (!report || url === reported) return;
    reported = url;
    report({ type: 'push', url });
  };
  history.pushState = history.replaceState = (...step) => {
    replaceState(...step);
    reportAddress();
  };
  window.addEventListener('popstate', reportAddress);

  return {
    subscribe: (listener) => {
      report = listener;
      reportAddress();
      return () => {
        report = undefined;
      };
    },
    update: ({ url }) => {
      replaceState(null, '', url);
      // The page's router listens to this event, which the browser dispatches on back and forward.
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}
