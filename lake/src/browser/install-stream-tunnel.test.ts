// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '../tunnel/frames.ts';
import { installStreamTunnel } from './install-stream-tunnel.ts';

const LISTEN = '/v2025-02-19/data/listen/production?query=*';

/** A WebSocket whose other end is the test. */
class ScriptedWebSocket extends EventTarget {
  static opened: ScriptedWebSocket[] = [];
  readonly url: string;
  readonly heard: ClientFrame[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedWebSocket.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string) {
    this.heard.push(JSON.parse(text));
  }

  close() {
    this.dispatchEvent(new Event('close'));
  }

  say(...frames: ServerFrame[]) {
    for (const frame of frames)
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

const nativeFetch = vi.fn<typeof fetch>(async () => new Response('native'));
let uninstall = () => {};

beforeEach(() => {
  ScriptedWebSocket.opened = [];
  nativeFetch.mockClear();
  vi.stubGlobal('WebSocket', ScriptedWebSocket);
  vi.stubGlobal('fetch', nativeFetch);
});

afterEach(() => {
  uninstall();
  vi.unstubAllGlobals();
});

/** The EventSource that the Studio's client loads in a browser, evaluated anew as at its first listener. */
function loadStudioEventSource() {
  const fromStudio = createRequire(createRequire(import.meta.url).resolve('sanity/package.json'));
  const polyfillPath = createRequire(fromStudio.resolve('@sanity/eventsource/browser')).resolve(
    'event-source-polyfill',
  );
  delete fromStudio.cache[polyfillPath];
  delete fromStudio.cache[fromStudio.resolve('@sanity/eventsource/browser')];
  return fromStudio('@sanity/eventsource/browser');
}

describe('installStreamTunnel', () => {
  it('carries the listeners of the Studio’s own EventSource', async () => {
    uninstall = installStreamTunnel('http://localhost:3000');
    const EventSource = loadStudioEventSource();
    const source = new EventSource(`http://localhost:3000${LISTEN}`, {
      headers: { Authorization: 'Bearer t', 'x-sanity-app': 'studio' },
    });
    const welcomes: string[] = [];
    source.addEventListener('welcome', (event: MessageEvent) => welcomes.push(event.data));

    const [socket] = ScriptedWebSocket.opened;
    await expect.poll(() => socket?.heard).toHaveLength(1);
    expect(socket?.url).toBe('ws://localhost:3000/_lake/streams');
    expect(socket?.heard).toEqual([
      {
        id: 1,
        open: {
          path: LISTEN,
          headers: { accept: 'text/event-stream', authorization: 'Bearer t', 'x-sanity-app': 'studio' },
        },
      },
    ]);

    socket?.say(
      { id: 1, head: { status: 200, headers: { 'content-type': 'text/event-stream' } } },
      { id: 1, chunk: 'event: welcome\nid: 1\ndata: {"listener' },
      { id: 1, chunk: 'Name":"a"}\n\n' },
    );
    await expect.poll(() => welcomes).toEqual(['{"listenerName":"a"}']);
    source.close();
    await expect.poll(() => socket?.heard.at(-1)).toEqual({ id: 1, close: true });
    expect(nativeFetch).not.toHaveBeenCalled();
  });

  it('leaves other requests to the browser’s fetch, and restores it', async () => {
    uninstall = installStreamTunnel('https://studio.example');
    expect(globalThis.fetch).not.toBe(nativeFetch);
    expect(await (await fetch('https://studio.example/v1/data/query/production')).text()).toBe('native');
    void fetch(`https://studio.example${LISTEN}`).catch(() => {});
    expect(ScriptedWebSocket.opened.map(({ url }) => url)).toEqual(['wss://studio.example/_lake/streams']);
    uninstall();
    expect(globalThis.fetch).toBe(nativeFetch);
  });

  it('does nothing without a DOM, as in the CLI', () => {
    vi.stubGlobal('document', undefined);
    installStreamTunnel('http://localhost:3000');
    expect(globalThis.fetch).toBe(nativeFetch);
  });
});
