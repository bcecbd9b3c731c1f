/** Safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Safe between the tags of a script element: nothing in JSON needs a bare '<'. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
