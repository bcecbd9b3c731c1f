/** What a document is called, by the first field that names it; undefined when none is filled in. */
export function nameOf(document: object | null | undefined): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(document ?? {}));
  return ['name', 'issue', 'title', 'heading', 'originalFilename']
    .map((field) => fields.get(field))
    .find((name): name is string => typeof name === 'string' && name.trim() !== '');
}
