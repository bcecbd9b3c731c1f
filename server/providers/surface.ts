/** The three avatar providers, spec section 7, each with the paths of its product below `/_providers/<surface>`. */
export type SurfaceName = 'speech' | 'media' | 'video';

/** An error answer in the shape that the surface's product gives its own (facts of the providers). */
export function surfaceError(
  surface: SurfaceName,
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
  } satisfies Record<SurfaceName, object>;
  const own: Record<string, string> = surface === 'media' ? { 'x-cld-error': headerSafe(message) } : {};
  return Response.json(bodies[surface], {
    status,
    headers: { 'cache-control': 'no-store', ...own, ...headers },
  });
}

function headerSafe(message: string): string {
  return message.replaceAll(/[^\x20-\x7e]/g, '?');
}
