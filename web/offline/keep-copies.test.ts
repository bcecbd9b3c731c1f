import { expect, it } from 'vitest';
import { type CopyStore, keepCopies } from './keep-copies.ts';

const origin = 'https://beacon.example';
const address = (key: RequestInfo | URL) => new URL(String(key), origin).href;

/** A cache of the browser, as far as it is needed. */
function openCache() {
  const entries = new Map<string, Response>();
  const cache: CopyStore = {
    put: async (key, response) => void entries.set(address(key), response),
    match: async (key) => entries.get(address(String(key)))?.clone(),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (key) => entries.delete(address(String(key))),
  };
  const kept = () => [...entries.keys()].map((url) => url.slice(origin.length));
  return { cache, kept, entries };
}

function html(text: string, status = 200) {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A site with one page; `asked` are the addresses that were fetched. */
function openSite(answers: Record<string, () => Response> = {}) {
  const asked: string[] = [];
  const copy = (path: string, isGated = false) => ({ address: path, version: 'a', isGated });
  const list = [copy('/assets/site.js'), copy('/_fragments/about.json?v=a', true), copy('/about')];
  const site: Record<string, () => Response> = {
    '/offline.json': () => Response.json(list),
    '/assets/site.js': () => new Response('site'),
    '/_fragments/about.json?v=a': () => Response.json({}),
    '/about': () => html('About'),
    ...answers,
  };
  const load = async (path: string) => {
    asked.push(path);
    return site[path]?.() ?? new Response(null, { status: 404 });
  };
  return { asked, load };
}

it('keeps the site, and then asks only whether it is the same', async () => {
  const [{ cache, kept }, { asked, load }] = [openCache(), openSite()];
  await keepCopies({ cache, load, isUnlocked: true });
  expect(kept()).toEqual(['/assets/site.js', '/_fragments/about.json?v=a', '/about', '/offline.json']);
  asked.length = 0;
  await keepCopies({ cache, load, isUnlocked: true });
  expect(asked).toEqual(['/offline.json']);
});

it('asks for nothing gated before the visitor has unlocked', async () => {
  const [{ cache, kept }, { asked, load }] = [openCache(), openSite()];
  await keepCopies({ cache, load, isUnlocked: false });
  expect(asked).toEqual(['/offline.json', '/assets/site.js', '/about']);
  await keepCopies({ cache, load, isUnlocked: true });
  expect(kept()).toContain('/_fragments/about.json?v=a');
});

it.each([
  ['is away', { '/offline.json': () => new Response(null, { status: 503 }) }],
  ['is another site’s', { '/offline.json': () => Response.json({ error: 'no' }) }],
  ['cannot be read', { '/offline.json': () => html('<h1>Log in to the network</h1>') }],
])('keeps what there is when the list %s', async (_what, answers) => {
  const { cache, kept } = openCache();
  await keepCopies({ cache, load: openSite().load, isUnlocked: true });
  const before = kept();
  await expect(keepCopies({ cache, load: openSite(answers).load, isUnlocked: true })).rejects.toThrow();
  expect(kept()).toEqual(before);
});

it('notes nothing as kept that could not be had', async () => {
  const { cache, kept } = openCache();
  const { load } = openSite({ '/about': () => new Response(null, { status: 500 }) });
  await expect(keepCopies({ cache, load, isUnlocked: true })).rejects.toThrow('/about answers 500.');
  expect(kept()).not.toContain('/offline.json');
  expect(kept()).not.toContain('/about');
});

it('keeps the page that says that there is none', async () => {
  const { cache, entries } = openCache();
  const { load } = openSite({ '/about': () => html('Not here', 404) });
  await keepCopies({ cache, load, isUnlocked: true });
  expect(entries.get(`${origin}/about`)?.status).toBe(404);
});

it('keeps a page that a host leads to another spelling of, as the page itself', async () => {
  const { cache, entries } = openCache();
  const redirected = () => Object.defineProperty(html('About'), 'redirected', { value: true });
  await keepCopies({ cache, load: openSite({ '/about': redirected }).load, isUnlocked: true });
  const copy = entries.get(`${origin}/about`);
  expect(copy?.redirected).toBe(false);
  expect([copy?.status, copy?.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await copy?.text()).toBe('About');
});
