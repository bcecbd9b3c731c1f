/** The fields of content in which editors write where a link leads. */
const linkFields: ReadonlySet<string> = new Set(['href', 'path', 'schedulingLink', 'sourceUrl']);
const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a field of content says where a link leads. */
export function isLinkField(name: string): boolean {
  return linkFields.has(name);
}

/**
 * A link's target as it was written, or null when its scheme is none that a page may lead to: `javascript:` and
 * `data:` would run what they carry. Whoever can write into the lake (an import, a stolen token) can leave out the
 * Studio, which accepts the same schemes only (`schemas/validation/link-target.ts`).
 */
export function safeLink(target: string): string | null {
  try {
    // Parsed as browsers parse it, who skip spaces and line breaks inside and before a scheme.
    return safeSchemes.has(new URL(target, 'https://site.invalid').protocol) ? target : null;
  } catch {
    return null;
  }
}
