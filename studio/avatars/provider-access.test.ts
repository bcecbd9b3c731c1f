import { describe, expect, it, vi } from 'vitest';
import { createDirectAccess, createProxiedAccess, getReadableUrl } from './provider-access.ts';

const server = 'http://localhost:3000';
const status = {
  origin: server,
  speech: { isOffline: true, defaultVoiceId: 'monet', ownVoices: { tara: 'tara' } },
  media: { isOffline: true, cloudName: 'local', uploadPreset: 'avatars' },
  video: { isOffline: false },
};

/** Calls `createProxiedAccess` with a mocked response. */
const accessWith = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, access: () => createProxiedAccess(server, () => 'session', fetch) };
};

describe('access through our own server', () => {
  it('uses the server’s configuration', async () => {
    const { fetch, access } = accessWith(() => Response.json(status));
    expect(await access()).toMatchObject({
      speech: { baseUrl: `${server}/_providers/speech/v1`, credentials: { kind: 'proxy' } },
      media: { baseUrl: `${server}/_providers/media/v1_1`, cloudName: 'local', uploadPreset: 'avatars' },
      video: { baseUrl: `${server}/_providers/video` },
      settings: { defaultVoiceId: 'monet', ownVoices: { tara: 'tara' }, cloudName: 'local' },
      isOffline: { speech: true, video: false },
      problem: undefined,
    });
    expect(fetch).toHaveBeenCalledWith(`${server}/_providers/status`, {
      headers: { authorization: 'Bearer session' },
    });
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), /The server does not answer/],
    ['knows no such person', () => new Response('', { status: 401 }), /Only editors can make videos/],
    ['cannot tell who asks', () => new Response('', { status: 503 }), /Wait a minute, then open this again/],
    [
      'is another one',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      /needs our own server/,
    ],
    ['is an older one', () => new Response('Not found', { status: 404 }), /needs our own server/],
  ])('say what to do when the server %s', async (_what, answer, message) => {
    await expect(accessWith(answer).access()).rejects.toThrow(message);
  });
});

it.each([
  ['a path of our own server', '/_providers/a.mp4', 'https://studio.example.com/_providers/a.mp4'],
  ['an address of it', 'https://example.com/files/a.vtt', 'https://studio.example.com/files/a.vtt'],
  ['an address of another host', 'https://example.com.evil/a.mp4', 'https://example.com.evil/a.mp4'],
])('reads %s from an origin that the page may access', (_what, address, expected) => {
  const access = { ownOrigin: 'https://example.com', server: 'https://studio.example.com' };
  expect(getReadableUrl(address, access)).toBe(expected);
});

describe('access with keys of this build', () => {
  it('uses the providers’ own URLs', () => {
    const keys = { speechKey: 's', voiceId: 'v1', cloudName: 'beacon', uploadPreset: 'p', videoKey: 'v' };
    expect(createDirectAccess(keys, 'https://studio.example')).toEqual({
      speech: { baseUrl: 'https://api.elevenlabs.io/v1', credentials: { kind: 'key', key: 's' } },
      media: {
        baseUrl: 'https://api.cloudinary.com/v1_1',
        credentials: undefined,
        cloudName: 'beacon',
        uploadPreset: 'p',
      },
      video: { baseUrl: 'https://api.d-id.com', credentials: { kind: 'key', key: 'v' } },
      settings: { defaultVoiceId: 'v1', model: undefined, cloudName: 'beacon' },
      ownOrigin: 'https://studio.example',
      server: 'https://studio.example',
      isOffline: { speech: false, video: false },
      problem: undefined,
    });
  });
});
