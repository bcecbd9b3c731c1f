/** Other origins in the content security policy of the site. */
export type TrustedOrigins = {
  /** The origins of a hosted project's API, if it stores the content. */
  content?: readonly string[];
  /** The origins of the agents' videos, captions and pictures, other than the site's. */
  media?: readonly string[];
  /** The origins whose pages may embed the site: the Studio's, when it has its own origin. */
  frames?: readonly string[];
};

/** The headers of every response of the site. Only pages of the site and of its Studio may load them. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
};

/**
 * Two years, as the preload lists of browsers require. Without includeSubDomains, since the owner may have subdomains
 * without TLS.
 */
export const TRANSPORT_SECURITY = 'max-age=63072000';

const revalidated = { ...baseHeaders, 'cache-control': 'no-cache' };

/** The headers for caching and cross-origin use, by kind of response. */
export const headersByKind = {
  /** Revalidated each time, so that visitors see a publish immediately. */
  document: revalidated,
  fragment: { ...revalidated, 'x-robots-tag': 'noindex' },
  /** Other sites embed these pictures. */
  picture: {
    ...baseHeaders,
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  },
  /** The file name contains a hash of the content. */
  asset: { ...baseHeaders, 'cache-control': 'public, max-age=31536000, immutable' },
  file: { ...baseHeaders, 'cache-control': 'public, max-age=0, must-revalidate' },
} as const;

export type HeaderKind = keyof typeof headersByKind;

/**
 * The headers of every document. Injected HTML cannot run scripts. Inline styles are allowed: static hosts send one policy for
 * all pages and limit its length, so it cannot contain the hashes of each page's styles.
 *
 * No `cross-origin-opener-policy`, since it makes browsers start a new process when the document arrives.
 *
 * @param bootSource the source expression of the documents' inline boot script
 */
export function createSecurityHeaders(
  { content = [], media = [], frames = [] }: TrustedOrigins,
  bootSource: string,
): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", bootSource],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // `data:` for the placeholders of pictures.
    'img-src': ["'self'", 'data:', ...media, ...content],
    'media-src': ["'self'", ...media, ...content],
    'connect-src': ["'self'", ...content],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frames],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
      .join('; '),
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
