const EXPOSED_HEADERS =
  'x-sanity-warning, retry-after, traceparent, x-request-id, x-ratelimit-limit-second, x-ratelimit-remaining-second, ratelimit-reset, etag, content-disposition';

/** Whether pages of this origin may call the lake. No origin at all is a script or a same-origin GET. */
export function isAllowedOrigin(origin: string | null, allowed: readonly string[]): boolean {
  // A sandboxed or redirected page says `null`: it is never one of ours.
  return origin === null || (origin !== 'null' && allowed.includes(origin));
}

/** The answer to a preflight request. */
export function preflight(request: Request, allowed: readonly string[]): Response {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin, allowed)) return new Response(null, { status: 403 });
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        // Whatever is asked for: each version of the Studio sends others, and none grants anything by itself.
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      },
    }),
    origin,
  );
}

/** The headers of an answer to a page of an allowed origin, or to none. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

/** Adds the CORS headers for an allowed origin. */
export function withCors(response: Response, origin: string | null): Response {
  const { vary, ...headers } = corsHeaders(origin);
  if (!response.headers.get('vary')?.toLowerCase().includes('origin')) {
    response.headers.append('vary', vary ?? '');
  }
  if (response.headers.has('access-control-allow-origin')) return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
