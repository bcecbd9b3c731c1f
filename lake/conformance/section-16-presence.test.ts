import { expect } from 'vitest';
import { openTestLake, TOKEN } from '../src/testing/test-lake.ts';
import { section, supported } from './facts.ts';

type Message = { id?: string; method?: string; result?: unknown; error?: unknown; params?: unknown };

/** A client of the socket `/v2022-06-30/socket/:dataset`. */
function enter({ lake }: ReturnType<typeof openTestLake>, token: string | undefined = TOKEN) {
  const received: Message[] = [];
  const seat = lake.presence('production').join({
    send: (text) => {
      if (text.startsWith('{')) received.push(JSON.parse(text));
    },
    close: () => {},
  });
  const call = (method: string, params: object = {}) => {
    const id = String(received.length + Math.random());
    seat.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return received.find((message) => message.id === id);
  };
  const events = () => received.filter(({ method }) => method === 'presence_subscription');
  if (token) call('authorization', { authorization: `Bearer ${token}` });
  return { seat, call, events };
}

section(16, 'Presence: WebSocket /socket/:dataset', () => {
  supported('presence_subscribe, presence_announce, presence_rollcall, presence_disconnect', () => {
    const lake = openTestLake();
    const [ann, bob] = [enter(lake), enter(lake)];
    const subscription = ann.call('presence_subscribe')?.result;
    expect(bob.call('presence_announce', { data: { sessionId: 's', locations: [] } })?.result).toEqual({});
    expect(bob.call('presence_rollcall', { session: 's' })?.result).toEqual({});
    expect(bob.call('presence_disconnect', { session: 's' })?.result).toEqual({});
    expect(ann.events().map(({ params }) => params)).toMatchObject([
      { subscription, result: { type: 'state', i: 'local-editor', m: { sessionId: 's' } } },
      { subscription, result: { type: 'rollCall' } },
      { subscription, result: { type: 'disconnect' } },
    ]);
  });

  supported('presence_unsubscribe', () => {
    const lake = openTestLake();
    const [ann, bob] = [enter(lake), enter(lake)];
    const subscription = ann.call('presence_subscribe')?.result;
    ann.call('presence_unsubscribe', { subscriptionId: subscription });
    bob.call('presence_rollcall', { session: 's' });
    expect(ann.events()).toEqual([]);
  });

  supported('♥ heartbeats are ignored', () => {
    const { seat, call } = enter(openTestLake());
    seat.receive('♥');
    expect(call('presence_rollcall', { session: 's' })?.result).toEqual({});
  });

  supported('more than 10 subscriptions or sessions of one socket are an error', () => {
    const { call } = enter(openTestLake());
    for (let more = 1; more <= 10; more += 1) {
      expect(call('presence_subscribe')).not.toHaveProperty('error');
      expect(call('presence_announce', { data: { sessionId: `s${more}` } })).not.toHaveProperty('error');
    }
    expect(call('presence_subscribe')).toHaveProperty('error');
    expect(call('presence_announce', { data: { sessionId: 's11' } })).toHaveProperty('error');
  });

  for (const [method, params] of [
    ['presence_subscribe', {}],
    ['presence_announce', { data: { sessionId: 's', locations: [] } }],
    ['presence_rollcall', { session: 's' }],
    ['presence_disconnect', { session: 's' }],
  ] as const) {
    supported(`${method} is an error without a token`, () => {
      const lake = openTestLake();
      expect(enter(lake, '').call(method, params)).toHaveProperty('error');
      expect(enter(lake).call(method, params)).not.toHaveProperty('error');
    });
  }
});
