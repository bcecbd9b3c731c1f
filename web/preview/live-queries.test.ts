// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLiveQueries } from './live-queries.ts';

const query = '*[_id == "homePage"][0]';

/** The messages that the page has sent to the Studio, which in the test is the page's own window. */
const sent = vi.fn<(message: { type: string; data?: object }) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'postMessage').mockImplementation(sent);
});
afterEach(() => {
  vi.useRealTimers();
  sent.mockClear();
});

/** Opens the queries of a page that has shaken hands with the Studio. */
function openPage() {
  const page = { projectId: 'local', dataset: 'production', readAgain: vi.fn(async () => {}) };
  const read = openLiveQueries(page);
  say('comlink/handshake/syn');
  say('comlink/handshake/ack');
  return { read, readAgain: page.readAgain };
}

/** Sends a message of the Studio to the page. */
function say(type: string, data?: object) {
  const message = { domain: 'sanity/comlink', from: 'presentation', to: 'loaders', channelId: 'c', id: type };
  const event = { data: { ...message, type, data }, origin: window.location.origin, source: window };
  window.dispatchEvent(new MessageEvent('message', event));
}

/** The queries that the page has asked the Studio for. */
async function asked() {
  await vi.advanceTimersByTimeAsync(1);
  return sent.mock.calls.flatMap(([{ type, data }]) =>
    type === 'loader/query-listen' && data ? [data] : [],
  );
}

it('asks the Studio again every ten seconds until it answers', async () => {
  const { read } = openPage();
  const content = read(query, { slug: 'tara' });
  const [question, ...others] = await asked();
  expect(others).toEqual([]);
  expect(question).toMatchObject({ query, params: { slug: 'tara' }, perspective: 'drafts' });

  // A Studio on a slow machine drops what was not asked for during 20 s.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked()).toEqual([question, question]);

  say('loader/query-change', { ...question, result: { name: 'Tara' } });
  expect(await content).toEqual({ name: 'Tara' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked()).toHaveLength(2);
});

it('reads all queries of the page again with each answer and each perspective', async () => {
  const { read, readAgain } = openPage();
  const content = read(query, {});
  const [question] = await asked();
  say('loader/query-change', { ...question, result: { name: 'Tara' } });
  await content;
  expect(readAgain).toHaveBeenCalledOnce();
  // An answer that is known is not waited for.
  expect(await read(query, {})).toEqual({ name: 'Tara' });

  say('loader/perspective', { perspective: 'published' });
  expect(readAgain).toHaveBeenCalledTimes(2);
  void read(query, {});
  expect((await asked()).at(-1)).toMatchObject({ perspective: 'published' });
});
