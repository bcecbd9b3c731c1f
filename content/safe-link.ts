/** The content fields that contain the target of a link. */
const linkFields: ReadonlySet<string> = new Set(['href', 'path', 'schedulingLink', 'sourceUrl']);
const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a content field contains the target of a link. */
export function isLinkField(name: string): boolean {
  return linkFields.has(name);
}

/**
 * Returns a link's target unchanged, or null if its scheme is not allowed: `javascript:` and `data:` URLs could run scripts. The
 * Studio allows the same schemes (`schemas/validation/link-target.ts`), but imports and stolen tokens bypass it.
 */
export function sanitizeLink(target: string): string | null {
  try {
    // Parsed as in browsers, which ignore spaces and line breaks inside and before a scheme.
    return safeSchemes.has(new URL(target, 'https://site.invalid').protocol) ? target : null;
  } catch {
    return null;
  }
}
