import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromUrl } from '@sanity/bifur-client';
import { firstValueFrom, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { createPresenceRoom } from './presence-room.ts';

const server = createServer();
let url: string;

beforeEach(async () => {
  const room = createPresenceRoom({ authenticate: (token) => (token ? { id: `${token}-user` } : undefined) });
  new WebSocketServer({ server }).on('connection', (socket) => {
    const seat = room.join(socket);
    socket.on('message', (data) => seat.receive(String(data)));
    socket.on('close', () => seat.left());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an AddressInfo; the string form is for pipes.
  const { port } = server.address() as AddressInfo;
  url = `ws://127.0.0.1:${port}/v2022-06-30/socket/production?tag=sanity.studio`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('presence room with the Studio’s own client', () => {
  it('delivers one editor’s announcement and departure to another', async () => {
    const ada = fromUrl(url, { token$: of('ada') });
    const bob = fromUrl(url, { token$: of('bob') });
    const seen: unknown[] = [];
    const listening = ada.listen('presence').subscribe((event) => seen.push(event));
    const bobStays = bob.heartbeats.subscribe();
    // The subscription is active once the next call on the same socket, a roll call, is answered.
    await firstValueFrom(ada.request('presence_rollcall', { session: 'ada-tab' }));

    const data = { sessionId: 'bob-tab', locations: [] };
    expect(await firstValueFrom(bob.request('presence_announce', { data }))).toEqual({});
    bobStays.unsubscribe();
    await expect.poll(() => seen).toHaveLength(3);
    listening.unsubscribe();

    expect(seen).toEqual([
      { type: 'rollCall', i: 'ada-user', session: 'ada-tab', m: { session: 'ada-tab' } },
      { type: 'state', i: 'bob-user', session: 'bob-tab', m: data },
      { type: 'disconnect', i: 'bob-user', session: 'bob-tab', m: { session: 'bob-tab' } },
    ]);
  });
});
