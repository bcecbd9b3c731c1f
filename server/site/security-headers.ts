import { bootScriptHash } from './boot-script.ts';

/** Other origins the site has to do with. */
export type TrustedOrigins = {
  /** Where a hosted lake answers, when the lake is not this server. */
  content?: readonly string[];
  /** Where the agents' videos and captions are, other than here. */
  media?: readonly string[];
  /** Whose pages may show the site in a frame: the Studio's preview, when it has an origin of its own. */
  frames?: readonly string[];
};

/** The headers of every answer that is made here. */
export const plainHeaders = { 'x-content-type-options': 'nosniff' };

/** The headers of every document. Styles are inline by design: styled-components writes them while it runs. */
export function securityHeaders({
  content = [],
  media = [],
  frames = [],
}: TrustedOrigins = {}): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", bootScriptHash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", ...media],
    'connect-src': ["'self'", 'ws:', 'wss:', ...content],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frames],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
