import { computeCspHash } from '../site/hashes.ts';

export type StudioNetwork = {
  /** The site's public address, when the Studio has its own subdomain. */
  siteUrl: string | undefined;
  /** Whether all requests go to the Studio's own server: no hosted lake, and no provider that the browser calls directly. */
  isSelfContained: boolean;
};

/**
 * The content security policy of the Studio's page. It allows the Studio's script files, and inline scripts of the page by
 * their hashes. Inline styles are allowed since Sanity's Studio adds them at run time, and pictures and videos of all hosts
 * since content may refer to any.
 */
export function createStudioPolicy(html: string, { siteUrl, isSelfContained }: StudioNetwork): string {
  const site = siteUrl ? [siteUrl] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listInlineScripts(html).map(computeCspHash)],
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

/** The headers of the Studio's page, except cache-control. */
export function createStudioHeaders(html: string, network: StudioNetwork): Record<string, string> {
  return {
    'content-security-policy': createStudioPolicy(html, network),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

const script = /<script\b(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Returns the source text of the inline scripts in HTML, without data blocks (scripts with a `type`). */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(script)].map(([, text = '']) => text);
}
