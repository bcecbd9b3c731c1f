import { isAllowedOrigin } from 'embedded-content-lake/http';
import { lakeUnreachable } from './editor-check.ts';
import { createGuard, type Guard, type GuardOptions } from './guard.ts';
import type { Provider, ReceivedCall } from './provider.ts';
import { createProviderError, type ProviderKind } from './provider-kind.ts';

/** The status of the providers, which the Studio requests before it calls them. */
export type ProvidersStatus = {
  /** The origin in the URLs of this server's files. */
  origin: string;
  speech: {
    isOffline: boolean;
    defaultVoiceId: string | undefined;
    /** Voices that belong to an agent, by its slug. */
    ownVoices: Readonly<Record<string, string>>;
  };
  media: { isOffline: boolean; cloudName: string; uploadPreset: string };
  video: { isOffline: boolean };
  /** Why offline providers do not work; undefined when they do, or when no provider is offline. */
  problem: string | undefined;
};

export type ProvidersOptions = GuardOptions & {
  providers: readonly Provider[];
  status(): Promise<ProvidersStatus>;
  /** The origins whose pages may call the providers; the same as the lake's. */
  allowedOrigins: readonly string[];
  /** Returns a product's own error for `?fault=<name>`; only set in tests. */
  errorSample?: (kind: ProviderKind, name: string) => Response | undefined;
};

/** The avatar providers as a `fetch` function for all paths under `/_providers/`. Never rejects. */
export type Providers = {
  /** `address` is the caller's. */
  fetch(request: Request, address?: string): Promise<Response>;
};

export const PROVIDERS_PATH = '/_providers';

export function createProviders(options: ProvidersOptions): Providers {
  const surfaces = new Map<string, { provider: Provider; guard: Guard }>(
    options.providers.map((provider) => [provider.kind, { provider, guard: createGuard(provider, options) }]),
  );

  const answer = async (request: Request, address: string | undefined): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = '', path = ''] = /^\/_providers\/([a-z]+)(\/.*)?$/.exec(pathname) ?? [];
    if (name === 'status' && path === '') return status(request, address, options);
    const kind = surfaces.get(name);
    if (!kind) return Response.json({ message: 'There is no such provider.' }, { status: 404 });
    const fault = options.errorSample?.(kind.provider.kind, searchParams.get('fault') ?? '');
    return fault ?? answerCall({ request, path, address }, kind.provider, kind.guard);
  };

  return {
    async fetch(request, address) {
      const origin = request.headers.get('origin');
      if (!isAllowedOrigin(origin, options.allowedOrigins)) {
        return Response.json({ message: `Pages of ${origin} may not call the providers.` }, { status: 403 });
      }
      if (request.method === 'OPTIONS') return allowOrigin(new Response(null, { status: 204 }), origin);
      try {
        return allowOrigin(await answer(request, address), origin);
      } catch (error) {
        // Only the message, since other properties of the error may contain a key.
        console.error(
          `A call to ${new URL(request.url).pathname} failed:`,
          error instanceof Error ? error.message : '',
        );
        return allowOrigin(
          Response.json({ message: 'The server failed. Its log has the reason.' }, { status: 500 }),
          origin,
        );
      }
    },
  };
}

async function answerCall(received: ReceivedCall, provider: Provider, guard: Guard): Promise<Response> {
  const { kind } = provider;
  const { request, path } = received;
  const delivered = await provider.deliver?.(received);
  if (delivered) return delivered;
  if (!provider.allows(request.method, path)) return createNotFoundResponse(kind, request.method, path);
  const call = await guard.admit(received, provider.maxBytes);
  if (call instanceof Response) return call;
  return provider.isPaid(call) ? guard.pay(call, () => provider.answer(call)) : provider.answer(call);
}

async function status(
  request: Request,
  address: string | undefined,
  { identifyCaller, status }: ProvidersOptions,
): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const caller = await identifyCaller(request, address);
  if (caller === 'unknown') {
    const { message, headers } = lakeUnreachable;
    return Response.json({ message }, { status: 503, headers });
  }
  if (caller === 'anonymous')
    return Response.json({ message: 'Sign in to the Studio first.' }, { status: 401 });
  return Response.json(await status(), { headers: { 'cache-control': 'no-store' } });
}

function createNotFoundResponse(kind: ProviderKind, method: string, path: string): Response {
  return createProviderError(kind, 404, 'not_found', `${method} ${path} is not a call of the avatar tool.`);
}

/** Adds CORS headers: `npm run dev` serves the Studio on another port, which is another origin. */
function allowOrigin(response: Response, origin: string | null): Response {
  response.headers.append('vary', 'Origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS');
  response.headers.set('access-control-allow-headers', 'authorization, content-type, idempotency-key');
  response.headers.set('access-control-expose-headers', 'retry-after, x-cld-error');
  return response;
}
