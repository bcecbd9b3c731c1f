import { cspHash, inlineScripts } from './site/csp-hashes.ts';

export type StudioNetwork = {
  /** The site's public address, when the Studio has a host name of its own. */
  siteUrl: string | undefined;
  /** Whether the Studio's own server answers all its requests: no hosted lake, and no provider that the browser calls directly. */
  isSelfContained: boolean;
};

/**
 * The content security policy of the Studio's page: its scripts and those of the page, by their hashes. Sanity's Studio
 * writes styles while it runs, so those stay open, and editors see pictures and videos wherever content points.
 */
export function studioPolicy(html: string, { siteUrl, isSelfContained }: StudioNetwork): string {
  const site = siteUrl ? [siteUrl] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html).map(cspHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...site],
    'connect-src': ["'self'", 'data:', 'blob:', ...(isSelfContained ? [] : ['https:', 'wss:'])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...site],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers of the Studio's page, besides how long it may be kept. */
export function studioHeaders(html: string, network: StudioNetwork): Record<string, string> {
  return {
    'content-security-policy': studioPolicy(html, network),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
