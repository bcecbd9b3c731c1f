const innermost = /[([{][^()[\]{}]*[)\]}]/g;

/** The names at the top of the projection that a query begins or ends with; of a query without one, nothing useful. */
export function fieldsOf(query: string): string[] {
  let projection = query.slice(query.indexOf('{') + 1, query.lastIndexOf('}'));
  for (let shorter = ''; shorter !== projection; ) {
    shorter = projection;
    projection = shorter.replace(innermost, '');
  }
  return projection.split(',').flatMap((field) => /\w+/.exec(field) ?? []);
}

/**
 * Throws when an object lacks a field that its query asks for. GROQ answers null for what a document does not have: a
 * field that is not there at all was lost on the way, and what was read before is better than the rest.
 */
export function requireFields(query: string, result: unknown): void {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return;
  const lost = fieldsOf(query).filter((name) => !(name in result));
  if (lost.length > 0) throw new Error(`The content lake's answer lacks ${lost.join(', ')}.`);
}
