import type { Context } from 'hono';
import { canCarryScript } from './media-types.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Disables scripts and forms of SVG and HTML files on this origin, and gives them an opaque origin. */
const SANDBOX =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:";

/** The headers of every asset. The URL contains a hash of the content, so responses are immutable. */
export function createServingHeaders(tag: string, contentType: string, extra: Headers): Headers {
  const headers = new Headers(extra);
  headers.set('cache-control', IMMUTABLE);
  headers.set('etag', tag);
  headers.set('content-type', contentType);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'content-length, content-range, etag, x-sanity-sha1');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('timing-allow-origin', '*');
  headers.set('x-content-type-options', 'nosniff');
  if (canCarryScript(contentType)) headers.set('content-security-policy', SANDBOX);
  return headers;
}

/**
 * Handles `?dl`, which makes browsers save the file: under the given name, or the last part of the URL.
 *
 * @param extension that of a picture in another format than its URL says
 */
export function addAttachmentHeader(
  context: Pick<Context, 'req'>,
  headers: Headers,
  extension?: string,
): void {
  const asked = context.req.query('dl');
  if (asked === undefined) return;
  const { file = '', vanity } = context.req.param();
  const last = vanity || file;
  const name = asked || (extension ? last.replace(/(\.[a-z0-9]{1,5})?$/i, `.${extension}`) : last);
  const ascii = name.replace(/[^\x20-\x7e]|["\\/%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  headers.set('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
}

export function createNotFoundResponse(): Response {
  return new Response('Not found', {
    status: 404,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
