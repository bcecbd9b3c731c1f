/** The kinds of avatar provider (spec section 7). The paths of each product are served below `/_providers/<kind>`. */
export type ProviderKind = 'speech' | 'media' | 'video';

/** An error answer in the shape that the provider's product uses for its own errors. */
export function providerError(
  kind: ProviderKind,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const bodies = {
    speech: { detail: { status: code, message } },
    // The product gives no code; this server's own refusals have one, for the Studio to tell them apart.
    media: { error: { message, ...(code && { code }) } },
    video: { kind: code, description: message },
  } satisfies Record<ProviderKind, object>;
  const own: Record<string, string> = kind === 'media' ? { 'x-cld-error': headerSafe(message) } : {};
  return Response.json(bodies[kind], {
    status,
    headers: { 'cache-control': 'no-store', ...own, ...headers },
  });
}

function headerSafe(message: string): string {
  return message.replaceAll(/[^\x20-\x7e]/g, '?');
}
