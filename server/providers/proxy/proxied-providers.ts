import { type Call, isPipelineCall, type Provider } from '../provider.ts';
import { createProviderError, type ProviderKind } from '../provider-kind.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { forward } from './forward.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

type Settings<Name extends ProviderKind> = NonNullable<ProviderSettings[Name]>;

/** Proxies the speech provider and adds its key. Every call except the list of voices is paid. */
export function createSpeechProxy(
  { apiUrl, key }: Settings<'speech'>,
  fetch: typeof globalThis.fetch,
): Provider {
  return createProxy('speech', 64 * KILOBYTE, ({ method, path, body }) =>
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

/** Proxies the provider of talking videos and adds its key. Creating a talk is paid, reading its status is not. */
export function createVideoProxy(
  { apiUrl, key }: Settings<'video'>,
  fetch: typeof globalThis.fetch,
): Provider {
  return createProxy('video', 16 * KILOBYTE, ({ method, path, body }) =>
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

/** Proxies the media host with the account and preset of the environment. Only files of avatars may be stored. */
export function createMediaProxy(settings: Settings<'media'>, fetch: typeof globalThis.fetch): Provider {
  const { apiUrl, cloudName, uploadPreset } = settings;
  const provider = createProxy('media', 64 * MEGABYTE, async (call) => {
    const upload = await readUpload(call);
    if (typeof upload === 'string') return createProviderError('media', 400, 'invalid', upload);
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

function createProxy(
  kind: ProviderKind,
  maxBytes: number,
  answer: (call: Call) => Promise<Response>,
): Provider {
  return {
    kind,
    maxBytes,
    allows: (method, path) => isPipelineCall(kind, method, path),
    isPaid: ({ method }) => method === 'POST',
    answer,
  };
}

/** The file names of the avatar pipeline, which end with a hash of the content. */
const AVATAR_FILE = /^avatars\/[a-z0-9][a-z0-9-]*\/(?:voice|talking_video|profile_image)-[0-9a-f]{16}$/;

const FIELDS = ['file', 'upload_preset', 'public_id'];

/** Reads the file of an upload and its name, or returns an error message. */
async function readUpload({
  body,
  contentType,
}: Call): Promise<{ file: File | string; publicId: string } | string> {
  const form = await new Response(body, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => undefined);
  if (!form) return 'The upload is no multipart form.';
  const unknown = [...form.keys()].find((name) => !FIELDS.includes(name));
  if (unknown) return `The field '${unknown}' is not one that the avatar tool sends.`;
  const publicId = form.get('public_id');
  if (typeof publicId !== 'string' || !AVATAR_FILE.test(publicId)) {
    return 'Only files of avatars may be stored here, such as avatars/tara/voice-0123456789abcdef.';
  }
  const file = form.get('file');
  if (file === null || file === '') return 'Missing required parameter - file';
  if (typeof file === 'string' && !file.startsWith('https://'))
    return 'A file by address must be at an https:// one.';
  return { file, publicId };
}
