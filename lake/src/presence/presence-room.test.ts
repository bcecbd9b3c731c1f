import { describe, expect, it, vi } from 'vitest';
import { createPresenceRoom } from './presence-room.ts';

const USERS: Record<string, { id: string }> = { 'ada-token': { id: 'ada' }, 'bob-token': { id: 'bob' } };

function openRoom(isRevoked = (_token: string) => false) {
  return createPresenceRoom({
    authenticate: (token) => (token === undefined || isRevoked(token) ? undefined : USERS[token]),
  });
}

/** The client end of a socket: calls methods and collects the room's messages. */
function enter(room: ReturnType<typeof openRoom>) {
  const frames: string[] = [];
  const socket = { send: (text: string) => void frames.push(text), close: vi.fn() };
  const seat = room.join(socket);
  let lastId = 0;
  return {
    ...seat,
    socket,
    frames,
    call(
      method: string,
      params: object = {},
    ): { result?: unknown; error?: { code: number; message: string } } {
      const id = `call-${++lastId}`;
      seat.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }));
      return frames.map((frame) => JSON.parse(frame)).find((message) => message.id === id);
    },
    events(): unknown[] {
      return frames
        .map((frame) => JSON.parse(frame))
        .filter((message) => message.method === 'presence_subscription')
        .map((message) => message.params.result);
    },
  };
}

function enterAs(room: ReturnType<typeof openRoom>, name: 'ada' | 'bob') {
  const editor = enter(room);
  expect(editor.call('authorization', { authorization: `Bearer ${name}-token` }).result).toEqual({});
  return { ...editor, subscription: editor.call('presence_subscribe').result };
}

describe('presence room', () => {
  it('announces that an editor left when the socket is lost', () => {
    const room = openRoom();
    const ada = enterAs(room, 'ada');
    const bob = enterAs(room, 'bob');
    bob.call('presence_announce', { data: { sessionId: 'bob-tab', locations: [] } });
    bob.left();
    bob.left();
    expect(ada.events().slice(1)).toEqual([
      { type: 'disconnect', i: 'bob', session: 'bob-tab', m: { session: 'bob-tab' } },
    ]);
  });

  it('limits the subscriptions and sessions of a socket', () => {
    const ada = enterAs(openRoom(), 'ada');
    const subscribe = () => ada.call('presence_subscribe').error;
    const announce = (sessionId: string) => ada.call('presence_announce', { data: { sessionId } }).error;
    for (let more = 2; more <= 10; more += 1) expect(subscribe()).toBeUndefined();
    expect(subscribe()).toEqual({ code: -32600, message: 'A socket has at most 10 subscriptions' });
    for (let tab = 1; tab <= 10; tab += 1) expect(announce(`tab-${tab}`)).toBeUndefined();
    expect(announce('tab-11')).toEqual({ code: -32600, message: 'A socket has at most 10 sessions' });
    expect(ada.events()).toHaveLength(100);

    expect(announce('tab-1')).toBeUndefined();
    ada.call('presence_unsubscribe', { subscriptionId: ada.subscription });
    ada.call('presence_disconnect', { session: 'tab-1' });
    expect([subscribe(), announce('tab-11')]).toEqual([undefined, undefined]);
  });

  it('tells whether a socket has shown a token', () => {
    const room = openRoom();
    const anonymous = enter(room);
    anonymous.call('authorization', { authorization: 'Bearer wrong' });
    expect([anonymous.isAuthenticated(), enterAs(room, 'ada').isAuthenticated()]).toEqual([false, true]);
  });

  it('disconnects an editor whose token is revoked, and announces that they left', () => {
    const revoked = new Set<string>();
    const room = openRoom((token) => revoked.has(token));
    const ada = enterAs(room, 'ada');
    const bob = enterAs(room, 'bob');
    bob.call('presence_announce', { data: { sessionId: 'bob-tab', locations: [] } });
    revoked.add('bob-token');
    expect(bob.call('presence_rollcall', { session: 'bob-tab' }).error?.code).toBe(4001);
    ada.call('presence_rollcall', { session: 'ada-tab' });
    expect(bob.events()).toHaveLength(1);
    expect(bob.socket.close).toHaveBeenCalled();
    bob.left();
    expect(ada.events().at(-1)).toEqual({
      type: 'disconnect',
      i: 'bob',
      session: 'bob-tab',
      m: { session: 'bob-tab' },
    });
  });

  it('keeps the earlier token of a socket that sends a wrong one, and disconnects it when that token is revoked', () => {
    const revoked = new Set<string>();
    const room = openRoom((token) => revoked.has(token));
    const [ada, bob] = [enterAs(room, 'ada'), enterAs(room, 'bob')];
    expect(bob.call('authorization', { authorization: 'Bearer wrong' }).error?.code).toBe(4001);
    ada.call('presence_rollcall', { session: 'ada-tab' });
    expect(bob.events()).toHaveLength(1);
    revoked.add('bob-token');
    ada.call('presence_rollcall', { session: 'ada-tab' });
    expect(bob.events()).toHaveLength(1);
    expect(bob.socket.close).toHaveBeenCalled();
  });

  it('disconnects an idle editor whose token has expired', () => {
    vi.useFakeTimers();
    try {
      let isExpired = false;
      const ada = enterAs(
        openRoom(() => isExpired),
        'ada',
      );
      isExpired = true;
      vi.advanceTimersByTime(30_000);
      expect(ada.frames.at(-1)).not.toBe('♥');
      expect(ada.socket.close).toHaveBeenCalledOnce();
      ada.left();
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports the error in an invalid call', () => {
    const ada = enterAs(openRoom(), 'ada');
    expect(ada.call('presence_announce', { data: {} }).error).toEqual({
      code: -32602,
      message: expect.stringContaining('data.sessionId'),
    });
    expect(ada.call('mutate').error).toEqual({ code: -32601, message: 'Method not found: mutate' });
    ada.receive('not json');
    expect(JSON.parse(ada.frames.at(-1) ?? '')).toMatchObject({ id: null, error: { code: -32700 } });
    ada.receive('{"method": 1}');
    expect(JSON.parse(ada.frames.at(-1) ?? '')).toMatchObject({ id: null, error: { code: -32600 } });
  });

  it('sends heartbeats while an editor is connected, and ignores those of clients', () => {
    vi.useFakeTimers();
    try {
      const room = openRoom();
      const ada = enter(room);
      ada.receive('♥');
      expect(ada.frames).toEqual([]);
      vi.advanceTimersByTime(30_000);
      expect(ada.frames).toEqual(['♥']);
      ada.left();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes every socket when the server stops', () => {
    const room = openRoom();
    const ada = enter(room);
    room.close();
    expect(ada.socket.close).toHaveBeenCalledOnce();
  });

  it('asks for no token once it is closed, whoever leaves then', () => {
    let isClosed = false;
    const room = openRoom(() => {
      if (isClosed) throw new Error('database is not open');
      return false;
    });
    const [ada, bob] = [enterAs(room, 'ada'), enterAs(room, 'bob')];
    ada.call('presence_announce', { data: { sessionId: 'ada-tab' } });
    room.close();
    isClosed = true;
    expect(() => ada.left()).not.toThrow();
    expect(() => bob.left()).not.toThrow();
  });
});
