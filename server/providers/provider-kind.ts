/** The kinds of avatar providers. The paths of each product are served under `/_providers/<kind>`. */
export type ProviderKind = 'speech' | 'media' | 'video';

/** An error response in the format of the provider's product. */
export function createProviderError(
  kind: ProviderKind,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const bodies = {
    speech: { detail: { status: code, message } },
    // The product's errors have no code; those of this server have one, so that the Studio can distinguish them.
    media: { error: { message, ...(code && { code }) } },
    video: { kind: code, description: message },
  } satisfies Record<ProviderKind, object>;
  const own: Record<string, string> = kind === 'media' ? { 'x-cld-error': toHeaderText(message) } : {};
  return Response.json(bodies[kind], {
    status,
    headers: { 'cache-control': 'no-store', ...own, ...headers },
  });
}

function toHeaderText(message: string): string {
  return message.replaceAll(/[^\x20-\x7e]/g, '?');
}
