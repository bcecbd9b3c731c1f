import type { Call } from '../provider.ts';
import { isPipelineCall, type Provider } from '../provider.ts';
import { type ProviderKind, providerError } from '../provider-kind.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { forward } from './forward.ts';
import { readUpload } from './read-upload.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

type Settings<Name extends ProviderKind> = NonNullable<ProviderSettings[Name]>;

/** The speech provider behind its key. Every call but the list of voices is paid. */
export function proxiedSpeech({ apiUrl, key }: Settings<'speech'>, fetch: typeof globalThis.fetch): Provider {
  return proxied('speech', 64 * KILOBYTE, ({ method, path, body }) =>
    forward({
      kind: 'speech',
      fetch,
      url: `${apiUrl}${path}`,
      method,
      headers: { 'xi-api-key': key, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      body: method === 'POST' ? body : undefined,
      isPaid: method === 'POST',
    }),
  );
}

/** The talking video provider behind its key. Ordering a talk is paid, looking at it is not. */
export function proxiedVideo({ apiUrl, key }: Settings<'video'>, fetch: typeof globalThis.fetch): Provider {
  return proxied('video', 16 * KILOBYTE, ({ method, path, body }) =>
    forward({
      kind: 'video',
      fetch,
      url: `${apiUrl}${path}`,
      method,
      headers: {
        authorization: `Basic ${key}`,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      body: method === 'POST' ? body : undefined,
      isPaid: method === 'POST',
    }),
  );
}

/** The media host, with the account and preset of the environment. Only files of avatars may be stored. */
export function proxiedMedia(settings: Settings<'media'>, fetch: typeof globalThis.fetch): Provider {
  const { apiUrl, cloudName, uploadPreset } = settings;
  const provider = proxied('media', 64 * MEGABYTE, async (call) => {
    const upload = await readUpload(call);
    if (typeof upload === 'string') return providerError('media', 400, 'invalid', upload);
    const form = new FormData();
    form.append('file', upload.file);
    form.append('upload_preset', uploadPreset);
    form.append('public_id', upload.publicId);
    return forward({
      kind: 'media',
      fetch,
      url: `${apiUrl}${call.path}`,
      method: 'POST',
      headers: {},
      body: form,
    });
  });
  return {
    ...provider,
    allows: (method, path) => provider.allows(method, path) && path.split('/')[2] === cloudName,
    isPaid: () => false,
  };
}

function proxied(kind: ProviderKind, maxBytes: number, answer: (call: Call) => Promise<Response>): Provider {
  return {
    kind,
    maxBytes,
    allows: (method, path) => isPipelineCall(kind, method, path),
    isPaid: ({ method }) => method === 'POST',
    answer,
  };
}
