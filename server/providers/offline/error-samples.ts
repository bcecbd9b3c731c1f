import { createProviderError, type ProviderKind } from '../provider-kind.ts';

/** The real error responses of the three products, by the name in `?fault=`. For tests only. */
const FAULTS: Record<ProviderKind, Readonly<Record<string, () => Response>>> = {
  speech: {
    invalid_api_key: () => createProviderError('speech', 401, 'invalid_api_key', 'Invalid API key'),
    quota_exceeded: () =>
      createProviderError(
        'speech',
        401,
        'quota_exceeded',
        'This request exceeds your quota of 10000. You have 12 credits remaining, while 180 credits are required.',
      ),
    too_many_concurrent_requests: () =>
      createProviderError('speech', 429, 'too_many_concurrent_requests', 'Too many concurrent requests.', {
        'retry-after': '1',
      }),
  },
  media: {
    preset_not_found: () => createProviderError('media', 400, '', 'Upload preset not found'),
    file_too_large: () =>
      createProviderError('media', 400, '', 'File size too large. Got 110000000. Maximum is 104857600.'),
  },
  video: {
    unauthenticated: () => Response.json({ message: 'user unauthenticated' }, { status: 401 }),
    not_enough_credits: () =>
      createProviderError('video', 402, 'InsufficientCreditsError', 'not enough credits'),
    moderation: () =>
      createProviderError(
        'video',
        451,
        'CelebrityRecognizedError',
        'A celebrity was recognized in the picture',
      ),
  },
};

const COMMON_FAULTS: Readonly<Record<string, () => Response>> = {
  gateway: () =>
    new Response(
      '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
      {
        status: 502,
        headers: { 'content-type': 'text/html' },
      },
    ),
  empty: () => new Response(null, { status: 500 }),
};

/** Returns the error response for the name in `?fault=`; undefined when the name is unknown. */
export function getErrorSample(kind: ProviderKind, name: string): Response | undefined {
  const faults = { ...FAULTS[kind], ...COMMON_FAULTS };
  return Object.hasOwn(faults, name) ? faults[name]?.() : undefined;
}
