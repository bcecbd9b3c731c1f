import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createStreamTunnel } from './stream-tunnel.ts';
import { fakeLake } from './testing/fake-lake.ts';

const PATH = '/v2025-02-19/data/listen/production?query=*';

/** A frame sent by the lake. */
type Frame = { id: number; chunk?: string };

function join(lakeFetch: (request: Request) => Promise<Response> = fakeLake().fetch) {
  const socket = { send: vi.fn<(text: string) => void>(), close: vi.fn(), bufferedAmount: 0 };
  const valid = new Set(['Bearer valid', 'Bearer next']);
  const isAuthenticated = ({ headers }: Request) => valid.has(headers.get('authorization') ?? '');
  const seat = createStreamTunnel({
    fetch: lakeFetch,
    isAuthenticated,
    origin: 'http://localhost:3000',
  }).join(socket);
  const frames = (): Frame[] => socket.send.mock.calls.map(([text]) => JSON.parse(text));
  return {
    socket,
    valid,
    left: seat.left,
    isAuthenticated: seat.isAuthenticated,
    receive: (frame: unknown) => seat.receive(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    frames,
    chunks: () => frames().flatMap(({ chunk }) => chunk ?? []),
  };
}

describe('stream tunnel', () => {
  it.each([
    '/v2025-02-19/data/query/production?query=*',
    '/v2025-02-19/data/listen/../query/production',
    '/v2025-02-19/data/listen/%2e%2e/query/production',
    '/v2025-02-19/data/listen/production/more',
    '/_lake/health?/v1/data/listen/production',
    '//elsewhere.example/v1/data/listen/production',
    '/\\elsewhere.example/v1/data/listen/production',
  ])('refuses %s and asks the lake nothing', async (path) => {
    const lakeFetch = vi.fn();
    const { receive, frames } = join(lakeFetch);
    receive({ id: 1, open: { path, headers: {} } });
    await vi.waitFor(() => expect(frames()).toHaveLength(1));
    expect(frames()).toEqual([{ id: 1, error: expect.stringContaining('can be streamed') }]);
    expect(lakeFetch).not.toHaveBeenCalled();
  });

  it('names an invalid header', async () => {
    const { receive, frames } = join();
    receive({ id: 1, open: { path: PATH, headers: { authorization: 'two\nlines' } } });
    await vi.waitFor(() => expect(frames()).toHaveLength(1));
    expect(frames()).toEqual([{ id: 1, error: expect.stringContaining('The request cannot be made') }]);
  });

  it('passes on an error response with its body', async () => {
    const { receive, frames } = join(async () => Response.json({ message: 'no' }, { status: 401 }));
    receive({ id: 3, open: { path: PATH, headers: {} } });
    await vi.waitFor(() => expect(frames()).toHaveLength(3));
    expect(frames()).toEqual([
      { id: 3, head: { status: 401, headers: { 'content-type': 'application/json' } } },
      { id: 3, chunk: '{"message":"no"}' },
      { id: 3, end: true },
    ]);
  });

  it.each([
    'not json',
    '{}',
    '[]',
    { id: 1 },
    { id: -1, close: true },
    { id: 1, open: { path: 'v1/data/listen/a', headers: {} } },
    { id: 1, open: { path: PATH } },
  ])('closes the socket on the malformed frame %j', (frame) => {
    const { receive, socket } = join();
    receive(frame);
    expect(socket.close).toHaveBeenCalledWith(1008, expect.stringContaining('malformed frame'));
  });

  it('closes the socket, and its streams, when an id is used twice', async () => {
    const lake = fakeLake();
    const { receive, socket } = join(lake.fetch);
    receive({ id: 1, open: { path: PATH, headers: {} } });
    await vi.waitFor(() => expect(socket.send).toHaveBeenCalled());
    receive({ id: 1, open: { path: PATH, headers: {} } });
    expect(socket.close).toHaveBeenCalledWith(1008, 'stream 1 is open already');
    await vi.waitFor(() => expect(lake.stream(PATH).isCancelled).toBe(true));
  });

  it('refuses more streams than the limit', () => {
    const { receive, frames } = join();
    for (let id = 1; id <= 257; id++) receive({ id, open: { path: PATH, headers: {} } });
    expect(frames()).toEqual([{ id: 257, error: 'a socket carries 256 streams' }]);
  });

  it('cancels a response that comes after the stream was closed', async () => {
    const lake = fakeLake();
    const { receive, socket } = join(lake.fetch);
    receive({ id: 1, open: { path: PATH, headers: {} } });
    receive({ id: 1, close: true });
    await vi.waitFor(() => expect(lake.stream(PATH).isCancelled).toBe(true));
    expect(socket.send).not.toHaveBeenCalled();
  });

  it('stops reading until the sent data has left the socket', async () => {
    const lake = fakeLake();
    const { receive, frames, chunks, socket } = join(lake.fetch);
    receive({ id: 1, open: { path: PATH, headers: {} } });
    await vi.waitFor(() => expect(frames()).toHaveLength(1));
    socket.bufferedAmount = 2_000_000;
    for (const text of ['one', 'two']) lake.stream(PATH).push(text);
    await delay(60);
    expect(chunks()).toEqual([]);
    socket.bufferedAmount = 0;
    await vi.waitFor(() => expect(chunks()).toEqual(['one', 'two']));
  });

  it('shares one limit of unsent bytes among all streams', async () => {
    const lake = fakeLake();
    const { receive, frames, chunks, socket } = join(lake.fetch);
    const paths = [1, 2, 3].map((n) => `${PATH}&n=${n}`);
    for (const [id, path] of paths.entries()) receive({ id, open: { path, headers: {} } });
    await vi.waitFor(() => expect(frames()).toHaveLength(3));
    socket.send.mockImplementation((text) => {
      socket.bufferedAmount += text.length;
    });
    for (const path of paths) lake.stream(path).push('x'.repeat(2_000_000));
    for (const sent of [1, 2, 3]) {
      await delay(60);
      expect(chunks()).toHaveLength(sent);
      socket.bufferedAmount = 0;
    }
  });

  it('tells whether a stream was opened with a token', () => {
    const { receive, isAuthenticated } = join();
    const open = (id: number, headers: object) => receive({ id, open: { path: PATH, headers } });
    open(1, {});
    open(2, { authorization: 'Bearer other' });
    expect(isAuthenticated()).toBe(false);
    open(3, { authorization: 'Bearer valid' });
    open(4, {});
    expect(isAuthenticated()).toBe(true);
  });

  it('closes the socket when the token is no longer valid', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const { receive, socket, valid } = join();
      const open = (id: number, authorization: string) =>
        receive({ id, open: { path: PATH, headers: { authorization } } });
      open(1, 'Bearer valid');
      open(2, 'Bearer next');
      valid.delete('Bearer valid');
      vi.advanceTimersByTime(15_000);
      expect(socket.close).not.toHaveBeenCalled();
      receive({ id: 1, close: true });
      receive({ id: 2, close: true });
      valid.delete('Bearer next');
      vi.advanceTimersByTime(15_000);
      expect(socket.close.mock.calls).toEqual([[1008, 'the token is not valid any more']]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends pings, and closes a socket that does not answer', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const { receive, frames, socket } = join();
      vi.advanceTimersByTime(30_000);
      expect(frames()).toEqual([{ ping: true }, { ping: true }]);
      receive({ pong: true });
      vi.advanceTimersByTime(30_000);
      expect(socket.close).not.toHaveBeenCalled();
      vi.advanceTimersByTime(15_000);
      expect(socket.close).toHaveBeenCalledWith(1001, 'no answer to pings');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
