const EXPOSED_HEADERS =
  'x-sanity-warning, retry-after, traceparent, x-request-id, x-ratelimit-limit-second, x-ratelimit-remaining-second, ratelimit-reset, etag, content-disposition';

/** Whether pages of this origin may call the lake. Requests without an origin are from programs, or same-origin GETs. */
export function isAllowedOrigin(origin: string | null, allowed: readonly string[]): boolean {
  // Sandboxed and redirected pages send `null`, which is never allowed.
  return origin === null || (origin !== 'null' && allowed.includes(origin));
}

/** The response to a preflight request. */
export function answerPreflight(request: Request, allowed: readonly string[]): Response {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin, allowed)) return new Response(null, { status: 403 });
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        // All requested headers are allowed: they vary by version of the Studio, and grant no access by themselves.
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      },
    }),
    origin,
  );
}

/** The CORS headers for an allowed origin, or for a request without an origin. */
export function createCorsHeaders(origin: string | null): Record<string, string> {
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
  const { vary, ...headers } = createCorsHeaders(origin);
  if (!response.headers.get('vary')?.toLowerCase().includes('origin')) {
    response.headers.append('vary', vary ?? '');
  }
  if (response.headers.has('access-control-allow-origin')) return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
