// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lakeStudio } from './lake-studio.ts';

const LAKE = 'http://localhost:3000';

/** A WebSocket that never opens. */
class SilentSocket extends EventTarget {
  static urls: string[] = [];
  constructor(url: string) {
    super();
    SilentSocket.urls.push(url);
  }
}

const nativeFetch = vi.fn<typeof fetch>(async () => new Response('native'));

beforeEach(() => {
  SilentSocket.urls = [];
  nativeFetch.mockClear();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', nativeFetch);
});

afterEach(() => void vi.unstubAllGlobals());

const createClient = vi.fn((options: { projectId?: string; useProjectHostname?: boolean }) => options);

it('points every client of the Studio at the lake, and lets editors sign in there', () => {
  const config = lakeStudio({ url: LAKE, createClient });
  expect(config.apiHost).toBe(LAKE);
  expect(config.unstable_clientFactory({ projectId: 'blog' })).toEqual({
    projectId: 'blog',
    useProjectHostname: false,
  });
  expect(config.document.comments.enabled || config.tasks.enabled).toBe(false);
  expect(config.auth).toMatchObject({ loginMethod: 'token', providers: [{ url: `${LAKE}/_lake/login` }] });
});

it('carries event streams over one socket, and leaves other requests to the browser', async () => {
  lakeStudio({ url: LAKE, createClient });
  for (const dataset of ['production', 'staging'])
    void fetch(`${LAKE}/v2025-02-19/data/listen/${dataset}?query=*`);
  expect(SilentSocket.urls).toEqual(['ws://localhost:3000/_lake/streams']);
  expect(await (await fetch(`${LAKE}/v2025-02-19/data/query/production`)).text()).toBe('native');
  expect(nativeFetch).toHaveBeenCalledOnce();
});

it.each([
  'https://sanity-cdn.com/v1/modules/sanity/default/%5E6.9.2/t1',
  'https://api.sanity.io/vX/intake/feedback',
  `${LAKE}/v1/ping?tag=sanity.studio.protocol-check`,
])('answers %s quietly: no cloud stands behind the lake', async (address) => {
  lakeStudio({ url: LAKE, createClient });
  expect(await (await fetch(address)).json()).toEqual({});
  expect(nativeFetch).not.toHaveBeenCalled();
});

it('changes nothing without a DOM, as in the CLI', () => {
  vi.stubGlobal('document', undefined);
  lakeStudio({ url: LAKE, createClient });
  expect(globalThis.fetch).toBe(nativeFetch);
  expect(globalThis.WebSocket).toBe(SilentSocket);
});
