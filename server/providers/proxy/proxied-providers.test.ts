import { describe, expect, it, vi } from 'vitest';
import { origin, setUpProviders, uploadForm } from '../testing/providers.ts';
import { createMediaProxy, createSpeechProxy, createVideoProxy } from './proxied-providers.ts';

const KEY = 'sk-planted-secret';

/** The proxy with an upstream provider whose responses come from `answer`. */
function setUp(
  answer: (request: Request) => Response | Promise<Response> = () => Response.json({ id: 't1' }),
  options: Partial<Parameters<typeof setUpProviders>[0]> = {},
) {
  const asked: Request[] = [];
  const upstream: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return answer(request);
  };
  const providers = [
    createSpeechProxy({ apiUrl: 'https://speech.example', key: KEY, defaultVoiceId: undefined }, upstream),
    createMediaProxy(
      { apiUrl: 'https://media.example', cloudName: 'beacon', uploadPreset: 'ours' },
      upstream,
    ),
    createVideoProxy({ apiUrl: 'https://video.example', key: KEY }, upstream),
  ];
  return { ...setUpProviders({ providers, ...options }), asked };
}

const speak = { method: 'POST', body: { text: 'Hi' } };
const order = { method: 'POST', body: { source_url: 'a' } };

describe('the proxy', () => {
  it('adds the speech key and forwards the response', async () => {
    const { call, asked } = setUp(() => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }));
    const answer = await call('/speech/v1/text-to-speech/v1', speak);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'audio/mpeg',
      'sound',
    ]);
    expect(asked[0]?.url).toBe('https://speech.example/v1/text-to-speech/v1');
    expect(asked[0]?.headers.get('xi-api-key')).toBe(KEY);
    expect(asked[0]?.headers.has('authorization')).toBe(false);
    expect(await asked[0]?.json()).toEqual({ text: 'Hi' });
  });

  it('replaces the editor’s token by the video key', async () => {
    const { call, asked } = setUp(() => Response.json({ id: 't' }, { status: 201 }));
    expect((await call('/video/talks', order)).status).toBe(201);
    expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${KEY}`);
  });

  it('uploads with the preset of the server, not that of the request', async () => {
    const { call, asked } = setUp();
    await call('/media/v1_1/beacon/video/upload', {
      method: 'POST',
      body: uploadForm({ upload_preset: 'theirs' }),
    });
    const form = await asked[0]?.formData();
    expect(form?.get('upload_preset')).toBe('ours');
    expect(form?.get('public_id')).toBe('avatars/tara/voice-0123456789abcdef');
  });

  it('forwards an error with Retry-After, but no other headers such as Set-Cookie', async () => {
    const refusal = { detail: { status: 'quota_exceeded', message: 'No credits' } };
    const headers = { 'retry-after': '7', 'set-cookie': 'a=b', server: 'x' };
    const { call } = setUp(() => Response.json(refusal, { status: 429, headers }));
    const answer = await call('/speech/v1/voices');
    expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([
      429,
      refusal,
      '7',
    ]);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('server')).toBe(false);
  });

  it.each([
    ['cannot be reached', new TypeError('fetch failed'), 502],
    ['is too slow', new DOMException('late', 'TimeoutError'), 504],
  ])('reports that the provider %s, without the key', async (_what, error, status) => {
    const { call } = setUp(() => Promise.reject(error));
    const answer = await call('/video/talks/t1');
    expect(answer.status).toBe(status);
    expect(JSON.stringify([await answer.text(), ...answer.headers])).not.toContain(KEY);
  });
});

it.each([
  ['GET', '/video/talks/t1', 120_000],
  ['POST', '/video/talks', 290_000],
  ['POST', '/speech/v1/text-to-speech/v1', 290_000],
])('sets the timeout for %s %s: %i ms', async (method, path, timeoutMs) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { call } = setUp();
  await call(path, method === 'POST' ? { ...order } : {});
  expect(timeout.mock.calls).toEqual([[timeoutMs]]);
});

describe('the proxy refuses', () => {
  it.each([
    ['/speech/v1/voices', {}],
    ['/media/v1_1/beacon/video/upload', { method: 'POST', body: uploadForm() }],
    ['/video/talks/t1', {}],
    ['/status', {}],
  ])('%s with 503 while the lake cannot identify the caller', async (path, options) => {
    const { call, asked } = setUp(undefined, { identifyCaller: async () => 'unknown' });
    const refused = await call(path, options);
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
      503,
      '5',
      expect.stringContaining('the content lake does not answer'),
    ]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['/speech/v1/voices', {}],
    ['/speech/v1/text-to-speech/v1', speak],
    ['/media/v1_1/beacon/video/upload', { method: 'POST', body: uploadForm() }],
    ['/video/talks', order],
    ['/video/talks/t1', {}],
    ['/status', {}],
  ])('%s without a valid Studio token', async (path, options) => {
    const { call, asked } = setUp();
    const refused = await call(path, { ...options, token: null });
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringMatching(/unauthorized|Sign in/),
    ]);
    expect((await call(path, { ...options, token: 'guessed' })).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it.each([
    ['GET', '/speech/v1/user'],
    ['DELETE', '/speech/v1/voices/v1'],
    ['GET', '/speech/v1/voices/../user'],
    ['GET', '/speech/v1/history'],
    ['POST', '/speech/v1/text-to-speech/undefined'],
    ['POST', '/speech/v1/text-to-speech/undefined/with-timestamps'],
    ['POST', '/speech/v1/text-to-speech/'],
    ['POST', '/speech/v1/text-to-speech/v1/stream'],
    ['POST', '/media/v1_1/beacon/video/destroy'],
    ['POST', '/media/v1_1/beacon/raw/upload'],
    ['POST', '/media/v1_1/somebody/video/upload'],
    ['GET', '/video/credits'],
    ['DELETE', '/video/talks/t1'],
    ['GET', '/video/talks'],
    ['GET', '/video/talks/..%2Fcredits'],
    ['GET', '/nobody/talks'],
    ['GET', '/'],
  ])('%s %s, which is not a call of the avatar pipeline', async (method, path) => {
    const { call, asked } = setUp();
    expect((await call(path, { method })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ public_id: 'avatars/tara/voice' }, /Only files of avatars/],
    [{ public_id: 'avatars/../voice-0123456789abcdef' }, /Only files of avatars/],
    [{ public_id: 'logo' }, /Only files of avatars/],
    [{ folder: 'avatars' }, /The field 'folder' is not one/],
    [{ resource_type: 'video' }, /The field 'resource_type' is not one/],
    [{ file: 'http://localhost:3000/secret' }, /https:\/\//],
    [{ file: '' }, /Missing required parameter - file/],
  ])('an upload with %j', async (fields, message) => {
    const { call, asked } = setUp();
    const answer = await call('/media/v1_1/beacon/video/upload', {
      method: 'POST',
      body: uploadForm(fields),
    });
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect(asked).toEqual([]);
  });

  it('a body that is too large', async () => {
    const { call, asked } = setUp();
    const answer = await call('/video/talks', { method: 'POST', body: { text: 'a'.repeat(20_000) } });
    expect([answer.status, (await answer.json()).kind]).toEqual([413, 'too_large']);
    expect(asked).toEqual([]);
  });

  it('requests from pages of other origins', async () => {
    const { call, asked } = setUp();
    const headers = { origin: 'https://evil.example' };
    const answer = await call('/speech/v1/voices', { headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const own = await call('/speech/v1/voices', { headers: { origin } });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(asked).toHaveLength(1);
  });

  it('calls above the rate limit, with Retry-After', async () => {
    const { call, clock, asked } = setUp();
    for (let count = 0; count < 120; count += 1) await call('/video/talks/t1');
    const answer = await call('/video/talks/t1');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    clock.time = 1000;
    expect((await call('/video/talks/t1')).status).toBe(200);
    expect(asked).toHaveLength(121);
  });

  it('paid calls above their own rate limit', async () => {
    const { call, asked } = setUp();
    for (let count = 0; count < 24; count += 1) await call('/video/talks', order);
    expect((await call('/video/talks', order)).status).toBe(429);
    expect((await call('/video/talks/t1')).status).toBe(200);
    expect(asked).toHaveLength(25);
  });
});

describe('paid work with an Idempotency-Key', () => {
  const work = { ...order, headers: { 'idempotency-key': 'avatars/tara/talking_video-1' } };

  it('is done once for several requests, also while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { call, asked } = setUp(() => promise);
    const both = [call('/video/talks', work), call('/video/talks', work)];
    resolve(Response.json({ id: 't1' }, { status: 201 }));
    const bodies = await Promise.all((await Promise.all(both)).map((answer) => answer.json()));
    expect(bodies).toEqual([{ id: 't1' }, { id: 't1' }]);
    expect(await (await call('/video/talks', work)).json()).toEqual({ id: 't1' });
    expect(asked).toHaveLength(1);
  });

  it('is finished although the client has disconnected', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { call, providers, asked } = setUp(() => promise);
    const controller = new AbortController();
    const request = new Request(`${origin}/_providers/video/talks`, {
      method: 'POST',
      headers: { authorization: 'Bearer editor', ...work.headers },
      body: JSON.stringify(work.body),
      signal: controller.signal,
    });
    const left = providers.fetch(request);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    controller.abort();
    resolve(Response.json({ id: 't1' }, { status: 201 }));
    await left;
    expect(await (await call('/video/talks', work)).json()).toEqual({ id: 't1' });
    expect(asked).toHaveLength(1);
  });

  it('is done again for another body or key', async () => {
    const { call, asked } = setUp();
    await call('/video/talks', work);
    await call('/video/talks', { ...work, body: { source_url: 'b' } });
    await call('/video/talks', { ...work, headers: { 'idempotency-key': 'other' } });
    await call('/video/talks', order);
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['an error response', () => Response.json({ description: 'no credits' }, { status: 402 })],
    ['an unreachable provider', () => Promise.reject(new TypeError('fetch failed'))],
    ['the sign-in page of a captive portal', () => new Response('<html>Sign in</html>')],
    ['a response without an id', () => Response.json({ status: 'created' }, { status: 201 })],
  ])('can be retried after %s', async (_what, fault) => {
    let isBroken = true;
    const { call, asked } = setUp(() => (isBroken ? fault() : Response.json({ id: 't1' }, { status: 201 })));
    await call('/video/talks', work);
    isBroken = false;
    expect(await (await call('/video/talks', work)).json()).toEqual({ id: 't1' });
    expect(asked).toHaveLength(2);
  });

  it('is done again after thirty days', async () => {
    const { call, clock, asked } = setUp();
    await call('/video/talks', work);
    clock.time = Date.now() + 31 * 24 * 3_600_000;
    await call('/video/talks', work);
    expect(asked).toHaveLength(2);
  });
});

it('returns the status of the providers to editors', async () => {
  const { call } = setUp();
  expect(await (await call('/status')).json()).toMatchObject({ speech: { isOffline: true } });
  expect((await call('/status', { method: 'POST' })).status).toBe(405);
});
