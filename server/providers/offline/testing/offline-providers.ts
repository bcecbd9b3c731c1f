import { type Bytes, createPictureQueue } from 'embedded-content-lake/http';
import { openProviders } from '../../open-providers.ts';
import { origin } from '../../testing/providers.ts';
import { type LoadOfflineTools, type OfflineTools, ToolsMissingError } from '../offline-tools.ts';

/** The smallest files that format detection recognises. */
export const mp3: Bytes = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0]);
export const mp4: Bytes = new Uint8Array(Buffer.from('\0\0\0\x18ftypisom'));

/** Tools that return fixed files immediately. */
export function fakeTools(changes: Partial<OfflineTools> = {}) {
  const tools: OfflineTools = {
    voices: [{ id: 'steph', name: 'Steph', description: 'calm' }],
    defaultVoiceId: 'steph',
    ownVoices: {},
    speak: async (text) => ({
      audio: mp3,
      times: {
        characters: [...text],
        starts: [...text].map((_, index) => index / 10),
        ends: [...text].map((_, index) => (index + 1) / 10),
      },
    }),
    film: async () => mp4,
    ...changes,
  };
  return { tools };
}

export const missingTools: LoadOfflineTools = () => Promise.reject(new ToolsMissingError());

/** The three offline providers in memory, and functions that call them as an editor; `?fault=` returns an error. */
export function openOffline(
  loadTools: LoadOfflineTools,
  ownOrigin = origin,
  pictureQueue = createPictureQueue(),
) {
  const providers = openProviders({
    settings: { speech: undefined, media: undefined, video: undefined },
    directory: ':memory:',
    ownOrigin,
    allowedOrigins: [origin],
    identifyCaller: async (request) =>
      request.headers.get('authorization') === 'Bearer editor' ? 'editor' : 'anonymous',
    loadTools,
    pictureQueue,
    limitsClients: true,
    allowErrorSamples: true,
  });
  const call = (path: string, init: RequestInit = {}, address = 'editor'): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', 'Bearer editor');
    return providers.fetch(
      new Request(new URL(path, `${origin}/_providers/`), { ...init, headers }),
      address,
    );
  };
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: body instanceof FormData ? {} : { 'content-type': 'application/json' },
    });
  return { call, post, providers };
}
