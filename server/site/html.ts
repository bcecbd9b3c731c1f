/** Escapes text for use between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes JSON for use in a script element: '<' occurs only inside JSON strings, where it can be escaped. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
