import { cspHash, type InlineStyleHashes } from './csp-hashes.ts';

/** Other origins the site has to do with. */
export type TrustedOrigins = {
  /** Where a hosted lake answers, when the lake is not this server. */
  content?: readonly string[];
  /** Where the agents' videos, captions and pictures are, other than here. */
  media?: readonly string[];
  /** Whose pages may show the site in a frame: the Studio's preview, when it has an origin of its own. */
  frames?: readonly string[];
};

/** The headers of every answer that is made here; only the site and its Studio may load it into their pages. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
};

/**
 * Two years, as the preload lists of browsers require. Without subdomains, since the owner may have some that do not use TLS.
 */
export const TRANSPORT_SECURITY = 'max-age=63072000';

const revalidated = { ...baseHeaders, 'cache-control': 'no-cache' };

/** How long what is made here may be kept, and who may load it, by what it is. */
export const headersByKind = {
  /** Asked about each time: a publish shows at once. */
  document: revalidated,
  fragment: { ...revalidated, 'x-robots-tag': 'noindex' },
  /** Shown on other people's pages. A new picture has a new address: only who keeps the old page sees the old picture. */
  picture: {
    ...baseHeaders,
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  },
  /** Named by its content. */
  asset: { ...baseHeaders, 'cache-control': 'public, max-age=31536000, immutable' },
  file: { ...baseHeaders, 'cache-control': 'public, max-age=0, must-revalidate' },
} as const;

/** What a document asks for besides the site's own scripts and files. */
export type DocumentNeeds = {
  inline: InlineStyleHashes;
  /** The source expression of the document's own script. */
  bootSource: string;
  /** Whether it is shown in a frame, where only the Studio may show it. */
  isFramed: boolean;
};

/** styled-components makes an empty style element and fills it by script, which only the element's own text must be admitted for. */
const emptyStyle = cspHash('');

/**
 * The headers of a document. Every style that it was rendered with is admitted by its hash: what gets into the page
 * later can neither run nor restyle it. In the Studio's preview the editing tools write styles of their own.
 *
 * No `cross-origin-opener-policy`: for its sake browsers begin a new process once the document arrives.
 */
export function securityHeaders(
  { content = [], media = [], frames = [] }: TrustedOrigins,
  { inline, bootSource, isFramed }: DocumentNeeds,
): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", bootSource],
    'style-src': isFramed ? ["'self'", "'unsafe-inline'"] : ["'self'", emptyStyle, ...inline.elements],
    // Without a directive of their own style-src holds for attributes, and its hashes admit none.
    ...(isFramed || inline.attributes.length === 0
      ? {}
      : { 'style-src-attr': ["'unsafe-hashes'", ...inline.attributes] }),
    'font-src': ["'self'"],
    // Placeholders of pictures are data.
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
