/** What the server keeps of a rendered page (`server/site/page-view.ts`): HTML, and what the application reads. */
export interface Fragment {
  path: string;
  title: string;
  head: string;
  html: string;
  styles: string;
  /** What styled-components has to know of the styles: `web/theme/adopt-styles.ts`. */
  marks: string;
  data: unknown;
}

/** The address of a fragment names what it says, so a copy that was kept under it is as good as the server's. */
export async function readFragment(address: string, priority: RequestPriority = 'auto'): Promise<Fragment> {
  const kept = navigator.serviceWorker?.controller && (await caches.match(address).catch(() => undefined));
  const response = kept || (await fetch(address, { priority }));
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || !isJson) throw new Error(`${address} is no fragment: ${response.status}.`);
  return response.json();
}

/** Puts a page's data where `entry-client.tsx` reads it; it hears of it when it has begun without. */
export function addData(page: Fragment): void {
  const styles = document.querySelector<HTMLElement>('style[data-bare]');
  // Of another rendering, the marks are none of this document's styles: then the application has to write its own.
  const isSame = page.styles === `<style data-bare>${styles?.textContent}</style>`;
  if (styles && isSame) styles.dataset.marks = page.marks;
  const script = document.createElement('script');
  const textContent = JSON.stringify(page.data);
  document.body.append(Object.assign(script, { type: 'application/json', id: 'site-data', textContent }));
  window.dispatchEvent(new Event('site-data'));
}
