/** What the server keeps of a rendered page (`server/site/page-texts.ts`): HTML, and what the application reads. */
export interface Fragment {
  /** The application's script, of whose build the page is. */
  app: string;
  path: string;
  title: string;
  head: string;
  html: string;
  styles: string;
  /** What styled-components has to know of the styles: `web/theme/adopt-styles.ts`. */
  marks: string;
  data: unknown;
}

/**
 * The address of a fragment names what it says, so a copy that was kept under it is as good as the server's. Rejects when
 * it is of another build: a browser that goes back may have an old document, of which the server knows nothing any more.
 */
export async function readFragment(
  address: string,
  app: string | undefined,
  priority: RequestPriority = 'auto',
): Promise<Fragment> {
  const kept = navigator.serviceWorker?.controller && (await caches.match(address).catch(() => undefined));
  const response = kept || (await fetch(address, { priority }));
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const page = response.ok && isJson && (await response.json());
  if (page?.app !== app) throw new Error(`${address} is no fragment of this build: ${response.status}.`);
  return page;
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
