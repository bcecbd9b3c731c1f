import { createProviders, type ProvidersOptions, type ProvidersStatus } from '../providers.ts';

export const origin = 'http://localhost:3000';

const noStatus: ProvidersStatus = {
  origin,
  speech: { isOffline: true, defaultVoiceId: 'v1', ownVoices: {} },
  media: { isOffline: true, cloudName: 'local', uploadPreset: 'avatars' },
  video: { isOffline: true },
  problem: undefined,
};

type CallOptions = {
  method?: string;
  body?: unknown;
  /** The bearer token; null sends no token. */
  token?: string | null;
  headers?: Record<string, string>;
};

/** Providers with one valid editor token, and a function that calls them. The clock only changes when the test sets it. */
export function setUpProviders(options: Pick<ProvidersOptions, 'providers'> & Partial<ProvidersOptions>) {
  const clock = { time: 0 };
  const providers = createProviders({
    identifyCaller: async (request) =>
      request.headers.get('authorization') === 'Bearer editor' ? 'editor' : 'anonymous',
    now: () => clock.time,
    status: async () => noStatus,
    allowedOrigins: [origin],
    ...options,
  });
  const call = (path: string, { method = 'GET', body, token = 'editor', headers = {} }: CallOptions = {}) =>
    providers.fetch(
      new Request(`${origin}/_providers${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      }),
    );
  return { call, clock, providers };
}

/** An upload form as the avatar pipeline sends it. */
export function uploadForm(fields: Record<string, string | Blob> = {}): FormData {
  const form = new FormData();
  const all = {
    file: new Blob(['sound'], { type: 'audio/mpeg' }),
    upload_preset: 'avatars',
    public_id: 'avatars/tara/voice-0123456789abcdef',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return form;
}
