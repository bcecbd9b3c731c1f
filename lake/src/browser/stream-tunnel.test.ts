import { describe, expect, it, vi } from 'vitest';
import { createStreamTunnel } from '../tunnel/stream-tunnel.ts';
import { fakeLake } from '../tunnel/testing/fake-lake.ts';
import { fakeWebSocketClass } from '../tunnel/testing/socket-pair.ts';
import { createTunnelFetch } from './stream-tunnel-client.ts';

const ORIGIN = 'http://localhost:3000';
const PATH = '/v2025-02-19/data/listen/production?query=*';

/** A browser tab and a lake, connected by the tunnel. */
function openTab() {
  const lake = fakeLake();
  const tunnel = createStreamTunnel({ fetch: lake.fetch, isAuthenticated: () => true, origin: ORIGIN });
  const { FakeWebSocket, sockets } = fakeWebSocketClass(tunnel.join);
  const nativeFetch = vi.fn<typeof fetch>(async () => new Response('native'));
  const tunnelFetch = createTunnelFetch({
    url: 'ws://localhost:3000/_lake/streams',
    nativeFetch,
    WebSocket: FakeWebSocket,
  });
  const listen = async (path = PATH, init?: RequestInit) => {
    const response = await tunnelFetch(ORIGIN + path, init);
    return { response, lines: readLines(response) };
  };
  return { lake, sockets, nativeFetch, tunnelFetch, listen };
}

/** Reads a body a line at a time; undefined at its end. */
function readLines(response: Response): () => Promise<string | undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return async () => {
    while (!buffer.includes('\n')) {
      const part = await reader?.read();
      if (!part || part.done) return undefined;
      buffer += part.value;
    }
    const [line = '', ...rest] = buffer.split('\n');
    buffer = rest.join('\n');
    return line;
  };
}

describe('event streams over one socket', () => {
  it('carries twenty simultaneous streams, each in order', async () => {
    const { lake, sockets, listen, nativeFetch } = openTab();
    const paths = Array.from({ length: 20 }, (_, index) => `${PATH}&n=${index}`);
    const streams = await Promise.all(paths.map((path) => listen(path)));
    for (const line of ['first', 'second', 'third']) {
      for (const path of paths) lake.stream(path).push(`${line} ${path}\n`);
    }
    for (const [index, { lines }] of streams.entries()) {
      for (const line of ['first', 'second', 'third']) expect(await lines()).toBe(`${line} ${paths[index]}`);
    }
    expect(sockets).toHaveLength(1);
    expect(nativeFetch).not.toHaveBeenCalled();
  });

  it('resolves to a response like that of fetch, without the lake’s cookies', async () => {
    const { response } = await openTab().listen();
    expect(response).toBeInstanceOf(Response);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/event-stream',
      'x-sanity-warning': 'none',
    });
  });

  it('forwards the headers that streams use, and no others', async () => {
    const { lake, listen } = openTab();
    const headers = {
      Authorization: 'Bearer t',
      'Last-Event-ID': '7',
      'x-sanity-app': 'studio',
      'x-other': '1',
    };
    await listen(PATH, { headers });
    const sent = Object.fromEntries(lake.stream(PATH).request.headers);
    expect(sent).toEqual({ authorization: 'Bearer t', 'last-event-id': '7', 'x-sanity-app': 'studio' });
  });

  it('decodes characters that are split between chunks', async () => {
    const { lake, listen } = openTab();
    const { lines } = await listen();
    for (const byte of new TextEncoder().encode('né 漢 👩‍👧\n')) lake.stream(PATH).push(Uint8Array.of(byte));
    expect(await lines()).toBe('né 漢 👩‍👧');
  });

  it('ends when the lake ends, after the last text', async () => {
    const { lake, listen } = openTab();
    const { lines } = await listen();
    lake.stream(PATH).push('last\n');
    lake.stream(PATH).end();
    expect(await lines()).toBe('last');
    expect(await lines()).toBeUndefined();
  });

  it('fails one stream when the lake fails it, and no other', async () => {
    const { lake, listen } = openTab();
    const broken = await listen();
    const whole = await listen(`${PATH}&n=2`);
    lake.stream(PATH).fail(new Error('disk is full'));
    await expect(broken.lines()).rejects.toThrow('The lake could not serve the event stream: disk is full');
    lake.stream(`${PATH}&n=2`).push('still here\n');
    expect(await whole.lines()).toBe('still here');
  });

  it('ends a stream on the lake when its signal aborts', async () => {
    const { lake, listen } = openTab();
    const controller = new AbortController();
    const { lines } = await listen(PATH, { signal: controller.signal });
    controller.abort();
    await expect(lines()).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => lake.stream(PATH).isCancelled).toBe(true);
    expect(lake.stream(PATH).request.signal.aborted).toBe(true);
  });

  it('ends a stream on the lake when its body is cancelled', async () => {
    const { lake, tunnelFetch } = openTab();
    const response = await tunnelFetch(ORIGIN + PATH);
    await response.body?.cancel();
    await expect.poll(() => lake.stream(PATH).isCancelled).toBe(true);
  });

  it('sends nothing for a signal that is already aborted', async () => {
    const { sockets, tunnelFetch } = openTab();
    const asked = tunnelFetch(ORIGIN + PATH, { signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(sockets).toEqual([]);
  });

  it('fails every stream when the socket is lost, ends them on the lake, and opens a new socket at the next', async () => {
    const { lake, sockets, listen } = openTab();
    const first = await listen();
    const second = await listen(`${PATH}&n=2`);
    sockets[0]?.cut();
    await expect(first.lines()).rejects.toThrow(TypeError);
    await expect(second.lines()).rejects.toThrow(TypeError);
    await expect.poll(() => lake.stream(PATH).isCancelled).toBe(true);

    const again = await listen(PATH, { headers: { 'Last-Event-ID': '8' } });
    lake.stream(PATH).push('resumed\n');
    expect(await again.lines()).toBe('resumed');
    expect(lake.stream(PATH).request.headers.get('last-event-id')).toBe('8');
    expect(sockets).toHaveLength(2);
  });

  it('closes a socket that stopped responding, and keeps an idle one that still answers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const { sockets, listen } = openTab();
      const { lines } = await listen();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(sockets[0]?.closedWith).toBeUndefined();
      if (sockets[0]) sockets[0].isDeaf = true;
      await vi.advanceTimersByTimeAsync(60_000);
      await expect(lines()).rejects.toThrow(TypeError);
      expect(sockets[0]?.closedWith).toBeDefined();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects a stream that waits for its response headers when the socket is lost', async () => {
    const { sockets, tunnelFetch } = openTab();
    const asked = tunnelFetch(ORIGIN + PATH);
    sockets[0]?.cut();
    await expect(asked).rejects.toThrow('The socket that carries the event streams was lost');
  });

  it.each([
    ['another path', `${ORIGIN}/v2025-02-19/data/query/production?query=*`, undefined],
    ['another origin', `http://local.localhost:3000${PATH}`, undefined],
    ['another method', ORIGIN + PATH, { method: 'POST' }],
  ])('leaves %s to the native fetch', async (_, url, init) => {
    const { sockets, nativeFetch, tunnelFetch } = openTab();
    const response = await tunnelFetch(url, init);
    expect(await response.text()).toBe('native');
    expect(nativeFetch).toHaveBeenCalledExactlyOnceWith(url, init);
    expect(sockets).toEqual([]);
  });

  it.each([
    ['a URL', new URL(ORIGIN + PATH)],
    ['a Request', new Request(ORIGIN + PATH)],
    ['live events', `${ORIGIN}/vX/data/live/events/production?includeDrafts=true`],
  ])('carries %s', async (_, input) => {
    const { sockets, tunnelFetch } = openTab();
    expect((await tunnelFetch(input)).ok).toBe(true);
    expect(sockets).toHaveLength(1);
  });
});
